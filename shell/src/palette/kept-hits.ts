import type { ReplyOf } from '@board/contracts/calls/call';
import type { Course } from '@board/contracts/calls/courses';
import type { Transaction } from '@board/contracts/calls/finance';
import type { Notification } from '@board/contracts/calls/notifications';
import type { SearchHit, search } from '@board/contracts/calls/search';
import type { Task } from '@board/contracts/calls/tasks';
import type { Term } from '@board/contracts/calls/terms';
import { type SearchKind, searchKinds, searchLimit } from '@board/contracts/constants/search';
import { matcherOf } from '@board/contracts/search/matcher';
import { loadWords } from '@board/platform';
import { boardState } from '@board/platform/host';
import { wallIn } from '@board/time';
import { keptLists } from '../kept/kept-lists.ts';
import { idOf } from './use-hit-line.ts';

type Thing = Omit<SearchHit, 'marks'>;

/** The same search over what this browser keeps: what was shown here before. */
export async function keptHits(
  person: string,
  q: string,
  all: SearchKind | undefined,
): Promise<ReplyOf<typeof search>> {
  const lists = await keptLists(person);
  const things = lists.flatMap(({ name, items }) => {
    const show = new Map(Object.entries(shown)).get(name);
    return show ? items.map((item) => show(item as never)) : [];
  });
  const { title: rest, day = null } = await read(q);
  const exact = groupsOf(things, q, rest, day, false);
  const groups = exact.length > 0 ? exact : groupsOf(things, q, rest, day, true);
  const limit = all ? searchLimit.hits : searchLimit.first;
  return {
    groups: groups
      .filter(({ kind }) => all === undefined || kind === all)
      .map((group) => ({ ...group, hits: group.hits.slice(0, limit) })),
    day,
    rest,
    only_day: false,
  };
}

async function read(q: string): Promise<{ title: string; day?: string }> {
  const { locale, timeZone } = boardState;
  const { day: today, time: now } = wallIn(timeZone, Date.now());
  const words = await loadWords().catch(() => undefined);
  const place = { locale, today, openDay: today, now };
  return words ? words(q, place, { kinds: ['day'], asked: true }) : { title: q };
}

function groupsOf(
  things: readonly Thing[],
  q: string,
  rest: string,
  day: string | null,
  forgiving: boolean,
) {
  const [whole, further] = [q, rest].map((words) => matcherOf(words, { forgiving }));
  const hits = new Map<string, SearchHit & { cost: number }>();
  for (const thing of things) {
    const match =
      whole?.(thing.title, thing.text) ??
      (day !== null && thing.date === day ? further?.(thing.title, thing.text) : undefined);
    if (!match) continue;
    const marks = match.marks.map((mark) => [...mark]);
    hits.set(idOf(thing), {
      ...thing,
      marks,
      cost: match.cost,
    });
  }
  const sorted = [...hits.values()].sort((one, other) => one.cost - other.cost);
  return searchKinds.flatMap((kind) => {
    const own = sorted.filter((hit) => hit.kind === kind);
    return own.length > 0 ? [{ kind, hits: own, total: own.length }] : [];
  });
}

/** By the name of their list. */
const shown = {
  tasks: (task: Task): Thing => ({
    kind: 'task',
    id: task.id,
    title: task.title,
    text: task.description,
    date: task.date,
    time: task.time,
    completed: task.completed,
  }),
  courses: (lesson: Course): Thing => ({
    kind: 'lesson',
    id: lesson.course_id,
    title: lesson.course_name,
    text: [lesson.classroom, lesson.teacher].filter(Boolean).join(', '),
    date: lesson.date,
    time: lesson.time,
    color: lesson.color,
  }),
  terms: (term: Term): Thing => ({
    kind: 'term',
    id: term.id,
    title: term.name,
    text: '',
    date: term.first_monday,
    time: null,
  }),
  transactions: ({ type, amount, ...record }: Transaction): Thing => ({
    kind: 'transaction',
    id: record.id,
    title: record.description,
    text: `${record.category} ${amount}`,
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
