import { subscriptionLimit } from '@board/contracts/constants/limits';
import { addDays } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { derivedId } from '../../database/ids.ts';
import { breathing } from '../../turns/breathing.ts';
import { type CalendarFileEvent, courseNames } from '../courses/index.ts';
import {
  type CalendarRow,
  dropEvents,
  type EventRow,
  insertEvents,
} from './calendars.repository.ts';
import { courseOf } from './course-of.ts';
import { addTask, followInTask, sayGone } from './due-tasks.ts';

/** As it was read: what it is filed under is not kept. */
export interface FoundEvent extends EventRow {
  labels: readonly string[];
}

export interface EventChanges {
  gone: readonly string[];
  /** New ones, and those that are otherwise now, with what they were. */
  coming: readonly { event: FoundEvent; before: EventRow | undefined }[];
}

/** All that is taken of a reading, beside what is known. Tasks are opened and changed a few at a time: each is a write of its own. */
export function rowsOf(
  ctx: Context,
  { user_id, id, kind }: Pick<CalendarRow, 'user_id' | 'id' | 'kind'>,
  events: readonly CalendarFileEvent[],
  before: readonly EventRow[],
): { rows: FoundEvent[]; heldBack: number } {
  const rows = events.map(({ key, ...event }) => ({
    user_id,
    calendar_id: id,
    id: derivedId(id, key),
    ...event,
  }));
  if (kind === 'events') return { rows, heldBack: 0 };
  const known = new Map(before.map((event) => [event.id, event]));
  const isAhead = ({ ends }: EventRow) => ends >= addDays(today(ctx), -1);
  const fresh = rows.filter((row) => !known.has(row.id) && isAhead(row));
  const opened = soonestOf(fresh);
  const changed = rows.filter((row) => isChanged(known.get(row.id), row));
  // What is ahead and moved comes before what is over or only worded otherwise.
  const rank = (row: FoundEvent) =>
    (isAhead(row) ? 0 : 2) + (isMoved(known.get(row.id), row) ? 0 : 1);
  const followed = new Set(soonestOf(changed, rank));
  const standing = rows.flatMap((row) => {
    const old = known.get(row.id);
    const waits = isChanged(old, row) && !followed.has(row);
    return old ? [waits ? { ...old, labels: row.labels } : row] : [];
  });
  return {
    rows: [...standing, ...opened],
    heldBack: fresh.length - opened.length + changed.length - followed.size,
  };
}

const soonestOf = (
  rows: readonly FoundEvent[],
  rank: (row: FoundEvent) => number = () => 0,
): FoundEvent[] =>
  rows
    .toSorted((one, other) => rank(one) - rank(other) || (one.starts < other.starts ? -1 : 1))
    .slice(0, subscriptionLimit.newTasks);

const isMoved = (before: EventRow | undefined, { title, starts, ends }: EventRow): boolean =>
  before?.title !== title || before.starts !== starts || before.ends !== ends;

const isChanged = (before: EventRow | undefined, after: EventRow): boolean =>
  before !== undefined && said(before) !== said(after);

export function changesOf(before: readonly EventRow[], after: readonly FoundEvent[]): EventChanges {
  const known = new Map(before.map((event) => [event.id, event]));
  const stays = new Set(after.map(({ id }) => id));
  return {
    gone: before.filter(({ id }) => !stays.has(id)).map(({ id }) => id),
    coming: after.flatMap((event) => {
      const old = known.get(event.id);
      return old && !isChanged(old, event) ? [] : [{ event, before: old }];
    }),
  };
}

const said = ({ title, place, text, starts, ends }: EventRow): string =>
  JSON.stringify([title, place, text, starts, ends]);

/** `ctx` is within the transaction. */
export async function keepEvents(
  ctx: Context,
  tx: Transaction,
  { user_id: userId, kind, name }: CalendarRow,
  { gone, coming }: EventChanges,
): Promise<void> {
  const changed = coming.flatMap(({ before }) => (before ? [before.id] : []));
  await dropEvents(tx, userId, [...gone, ...changed]);
  await insertEvents(
    tx,
    coming.map(({ event: { labels: _, ...row } }) => row),
  );
  if (kind === 'events') return;
  // Each is a write of its own; of more than that a whole calendar was taken away.
  for (const id of gone.slice(0, subscriptionLimit.newTasks)) await sayGone(ctx, id, name);
  const isNew = coming.some(({ before }) => !before);
  const courses = isNew ? (await courseNames(tx, userId)).map((each) => each.course_name) : [];
  const breathe = breathing();
  for (const { event, before } of coming) {
    if (before) await followInTask(ctx, event, before);
    else await addTask(ctx, event, { calendar: name, course: courseOf(event, courses) });
    await breathe();
  }
}
