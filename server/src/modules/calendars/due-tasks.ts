import { isBlank, textLength } from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';
import { wallIn } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { unlessRefused } from '../../errors/errors.ts';
import { createTask, findTask, updateTask } from '../tasks/index.ts';
import type { EventRow } from './calendars.repository.ts';
import { placeOf } from './place-of.ts';

/** The same event is the same task for ever: what was deleted stays away, and what is over is not opened. */
export async function addTask(
  ctx: Context,
  event: EventRow,
  { calendar, course }: { calendar: string; course: string },
): Promise<void> {
  const { id, title, text: description } = event;
  const due = dueOf(ctx, event);
  if (isBlank(title) || due.date < today(ctx)) return;
  // What takes hours of its own is done then, and not handed in.
  const isMoment = due.time === null || due.time.slice(0, 5) === due.time.slice(6);
  const assignment = isMoment ? 'set' : 'none';
  await orGone(async () => {
    const task = await createTask(ctx, { id, title, description, course, assignment, ...due });
    const rest = withoutNote(task.description, calendar);
    if (rest !== task.description) await updateTask(ctx, id, { description: rest, ...due });
  });
}

/** Only what changed there changes here: what the person set otherwise stays. */
export async function followInTask(ctx: Context, event: EventRow, before: EventRow): Promise<void> {
  const isMoved = event.starts !== before.starts || event.ends !== before.ends;
  const change = {
    ...(event.title !== before.title && !isBlank(event.title) && { title: event.title }),
    ...(event.text !== before.text && { description: event.text }),
    ...(isMoved && dueOf(ctx, event)),
  };
  await orGone(() => updateTask(ctx, event.id, change));
}

const goneNote: Record<Locale, (calendar: string) => string> = {
  'zh-CN': (calendar) => `日历“${calendar}”中已没有这一项。`,
  en: (calendar) => `No longer in the calendar ‘${calendar}’.`,
};

/** Whether it is still to be done, the person knows; what is done or over needs no word. */
export async function sayGone(ctx: Context, id: string, calendar: string): Promise<void> {
  await orGone(async () => {
    const { completed, date, description } = await findTask(ctx, id);
    if (completed || date < today(ctx)) return;
    const note = goneNote[ctx.locale](calendar);
    const said = [note, description].filter(Boolean).join('\n\n');
    const fitting = said.slice(0, textLength.description).toWellFormed();
    await updateTask(ctx, id, { description: fitting });
  });
}

function withoutNote(description: string, calendar: string): string {
  const note = Object.values(goneNote)
    .map((words) => words(calendar))
    .find((words) => description.startsWith(words));
  return note === undefined ? description : description.slice(note.length).trimStart();
}

/** The person has deleted it, it was over when it came, or there is no room for one more. */
const orGone = unlessRefused('task.not_found', 'request.deleted', 'user.full');

/** What is open for a day or longer is due when that ends: midnight is the last minute of its day. */
function dueOf(ctx: Context, event: EventRow): { date: string; time: string | null } {
  const { timeZone } = ctx.actor;
  const { date, until, time } = placeOf(event, timeZone);
  if (time !== null) return { date, time };
  if (event.starts.length === 10) return { date: until, time };
  const end = wallIn(timeZone, Date.parse(event.ends));
  const at = end.day === until ? end.time : '23:59';
  return { date: until, time: `${at}-${at}` };
}
