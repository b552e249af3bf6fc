import type { ReplyOf } from '@board/contracts/calls/call';
import type { Course } from '@board/contracts/calls/courses';
import type { Transaction } from '@board/contracts/calls/finance';
import type { Notification } from '@board/contracts/calls/notifications';
import type { SearchHit, search } from '@board/contracts/calls/search';
import type { Task } from '@board/contracts/calls/tasks';
import type { Term } from '@board/contracts/calls/terms';
import { categoryName } from '@board/contracts/constants/categories';
import { locales } from '@board/contracts/constants/locales';
import { type SearchKind, searchKinds, searchLimit } from '@board/contracts/constants/search';
import { matcherOf } from '@board/contracts/search/matcher';
import { loadWords } from '@board/platform';
import { boardState } from '@board/platform/host';
import { daysBetween, wallIn } from '@board/time';
import type { Span } from '@board/time/words';
import { keptLists } from '../kept/kept-lists.ts';
import { idOf } from './use-hit-line.ts';

interface Thing extends Omit<SearchHit, 'marks'> {
  /** Of all that are of the same, only the nearest is shown. */
  oneOf?: string | null;
}

/** The same search over what this browser keeps: what was shown here before. */
export async function keptHits(
  person: string,
  q: string,
  all: SearchKind | undefined,
): Promise<ReplyOf<typeof search>> {
  const things = [...(await keptThings(person)).values()];
  const { rest, days, today } = await read(q);
  const found = (words: string, further: string, forgiving: boolean) =>
    groupsOf(things, { words, further, days, today, forgiving });
  // A slip is forgiven by each kind that has nothing written so.
  const [exact, forgiven] = [found(q, rest, false), found(q, rest, true)];
  let groups = searchKinds.flatMap((kind) => {
    const isOf = (group: { kind: SearchKind }) => group.kind === kind;
    return exact.find(isOf) ?? forgiven.find(isOf) ?? [];
  });
  const onlyDay = groups.length === 0 && days !== undefined && rest !== '';
  if (onlyDay) groups = found(q, '', false);
  const limit = all ? searchLimit.hits : searchLimit.first;
  return {
    groups: groups
      .filter(({ kind }) => all === undefined || kind === all)
      .map((group) => ({ ...group, hits: group.hits.slice(0, limit) })),
    day: days?.start ?? null,
    rest,
    only_day: onlyDay,
  };
}

/** Each as the youngest list has it. */
export async function keptThings(person: string): Promise<ReadonlyMap<string, Thing>> {
  const lists = (await keptLists(person)).toSorted((one, other) => one.at - other.at);
  const things = lists.flatMap(({ name, items }) => {
    const show = new Map(Object.entries(shown)).get(name);
    return show ? items.map((item) => show(item as never)) : [];
  });
  return new Map(things.map((thing) => [idOf(thing), thing]));
}

async function read(q: string): Promise<{ rest: string; days: Span | undefined; today: string }> {
  const { locale, timeZone } = boardState;
  const { day: today, time: now } = wallIn(timeZone, Date.now());
  const words = await loadWords().catch(() => undefined);
  const place = { locale, today, openDay: today, now };
  const said = words?.(q, place, { kinds: ['day', 'days'], asked: true });
  const days = said?.day === undefined ? said?.days : { start: said.day, end: said.day };
  return { rest: said?.title ?? q, days, today };
}

interface Wanted {
  words: string;
  /** What of the words is no day, for what is on one of the days. */
  further: string;
  days: Span | undefined;
  today: string;
  forgiving: boolean;
}

function groupsOf(things: readonly Thing[], { words, further, days, today, forgiving }: Wanted) {
  const [whole, rest] = [words, further].map((each) => matcherOf(each, { forgiving }));
  const found = things.flatMap((thing) => {
    const { title, text, date, completed } = thing;
    const isThen = days && date !== null && date >= days.start && date <= days.end;
    const match = whole?.(title, text) ?? (isThen ? rest?.(title, text) : undefined);
    if (!match) return [];
    const marks = match.marks.map((mark) => [...mark]);
    return [{ ...thing, marks, cost: match.cost + (completed ? costOfDone : 0) }];
  });
  const once = new Set<string>();
  const sorted = found
    .toSorted((one, other) => one.cost - other.cost || farness(one, today) - farness(other, today))
    .filter(({ oneOf }) => days || !oneOf || (!once.has(oneOf) && once.add(oneOf)));
  return searchKinds.flatMap((kind) => {
    const hits = sorted.filter((hit) => hit.kind === kind);
    return hits.length > 0 ? [{ kind, hits, total: hits.length }] : [];
  });
}

/** What is done comes behind what is open, as on the server. */
const costOfDone = 2;

/** What is ahead comes soonest first, then what is over, the latest first. */
function farness({ date }: Thing, today: string): number {
  if (date === null) return 0;
  const days = daysBetween(today, date);
  return days < 0 ? longAgo - days : days;
}

const longAgo = 10_000;

/** By the name of their list. */
const shown = {
  tasks: (task: Task): Thing => ({
    kind: 'task',
    id: task.id,
    title: task.title,
    text: [
      task.course,
      ...task.tags,
      task.description,
      ...task.steps.map(({ title }) => title),
    ].join('\n'),
    date: task.date,
    time: task.time,
    completed: task.completed,
    oneOf: task.series_id,
  }),
  courses: (lesson: Course): Thing => ({
    kind: 'lesson',
    id: lesson.course_id,
    title: lesson.course_name,
    text: [lesson.classroom, lesson.teacher].filter(Boolean).join(', '),
    date: lesson.date,
    time: lesson.time,
    color: lesson.color,
    oneOf: lesson.course_id,
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
