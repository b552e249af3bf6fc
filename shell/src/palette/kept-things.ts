import type { Course, CoursePlan } from '@board/contracts/calls/courses';
import type { Exam } from '@board/contracts/calls/exams';
import type { Transaction } from '@board/contracts/calls/finance';
import type { Notification } from '@board/contracts/calls/notifications';
import type { Task } from '@board/contracts/calls/tasks';
import type { Term } from '@board/contracts/calls/terms';
import { categoryName } from '@board/contracts/constants/categories';
import { locales } from '@board/contracts/constants/locales';
import type { SearchKind } from '@board/contracts/constants/search';
import type { Found } from '@board/contracts/search/by-kind';
import { isRecord } from '@board/federation/shape';
import { keptLists } from '../kept/kept-lists.ts';
import { madeBy, noteWaiting, thingOf, type WaitingWrite } from '../kept/queue.ts';
import { idOf } from './use-hit-line.ts';

export type Thing = Found & { kind: SearchKind };

/** Each as the youngest list has it, and upon that what waits to be sent. */
export async function keptThings(person: string): Promise<ReadonlyMap<string, Thing>> {
  const lists = (await keptLists(person)).toSorted((one, other) => one.at - other.at);
  const things = new Map<string, Thing>();
  const take = (name: string, items: readonly unknown[]) => {
    const show = Object.entries(shown).find(([of]) => of === name)?.[1];
    for (const thing of show ? items.flatMap((item) => show(item as never)) : [])
      if (thing.kind !== 'course' || name === 'plans' || !things.has(idOf(thing)))
        things.set(idOf(thing), thing);
  };
  for (const { name, items } of lists) take(name, items);
  for (const write of await noteWaiting()) {
    const gone = goneOf(write);
    for (const [key, { id }] of things) if (gone.includes(id)) things.delete(key);
    const [, area = ''] = /^\/([a-z]+)/.exec(write.path) ?? [];
    take(
      area === 'courses' ? 'plans' : area,
      madeBy(write).filter((made) => isRecord(made) && 'id' in made),
    );
  }
  return things;
}

function goneOf(write: WaitingWrite): readonly unknown[] {
  if (!write.name.startsWith('delete')) return [];
  return [thingOf(write), ...Object.values(write.body ?? {}).flat()];
}

const said = (parts: readonly (string | null)[], between = ', '): string =>
  [...new Set(parts)].filter(Boolean).join(between);

/** By the name of their list, as the server's areas say what is found of each. */
const shown = {
  tasks: (task: Task): Thing => ({
    kind: 'task',
    id: task.id,
    title: task.title,
    text: said(
      [task.course, ...task.tags, task.description, ...task.steps.map(({ title }) => title)],
      '\n',
    ),
    date: task.date,
    time: task.time,
    completed: task.completed,
    oneOf: task.series_id,
  }),
  courses(lesson: Course): Thing[] {
    const { id, course_id, course_name: title, classroom, teacher, date, time, color } = lesson;
    const common = { title, text: said([classroom, teacher]), color };
    return [
      { ...common, kind: 'lesson', id, course_id, date, time, oneOf: course_id },
      { ...common, kind: 'course', id: course_id, date: null, time: null },
    ];
  },
  plans({ id, course_name: title, teacher, color, meetings, sessions }: CoursePlan): Thing {
    const lessons = [...meetings, ...sessions];
    const text = said([teacher, ...lessons.flatMap((each) => [each.classroom, each.teacher])]);
    return { kind: 'course', id, title, text, date: null, time: null, color };
  },
  exams: ({ id, course, title, room, note, date, time }: Exam): Thing => ({
    kind: 'exam',
    id,
    title: said([course, title], ' '),
    text: said([room, note], '\n'),
    date,
    time,
  }),
  terms: ({ id, name, first_monday: date }: Term): Thing => ({
    kind: 'term',
    id,
    title: name,
    text: '',
    date,
    time: null,
  }),
  transactions: ({ type, amount, ...record }: Transaction): Thing => ({
    kind: 'transaction',
    id: record.id,
    title: record.description,
    text: `${locales.map((locale) => categoryName(record.category, locale)).join(' ')} ${amount}`,
    date: record.date,
    time: record.time,
    category: record.category,
    amount: type === 'expense' ? -amount : amount,
  }),
  notifications: ({ id, title, message, actionUrl }: Notification): Thing => ({
    kind: 'notification',
    id,
    title,
    text: message,
    date: null,
    time: null,
    ...(actionUrl === null ? {} : { url: actionUrl }),
  }),
};
