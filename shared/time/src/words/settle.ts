import { dayMinutes, minutesOf, partHours, timeOf } from '../clock.ts';
import type { Day } from '../day.ts';
import { addDays } from '../days.ts';
import { lastDay, monthOf } from '../months.ts';
import type { Repeat } from '../repeat.ts';
import type { RhythmValue, TimeValue, Values } from './piece.ts';
import { comingDateOfMonth, comingWeekday } from './pieces/dates.ts';
import { atPart, type Part } from './pieces/hours.ts';
import type { Kind, Place, Said } from './said.ts';
import type { Reading } from './scan.ts';

const halfDay = 12 * 60;
const smallHours = 5 * 60;
const quarter = 15;

/** What the readings say together, on the day that is open; what is asked may have passed. */
export function settle(
  readings: readonly Reading[],
  place: Place,
  isAsked = false,
): Omit<Said, 'title' | 'taken'> {
  const of = <K extends Kind>(kind: K) =>
    readings.find((each) => each.kind === kind)?.value as Values[K] | undefined;
  const [said, time, rhythm, days, month] = [
    of('day'),
    of('time'),
    of('repeat'),
    of('days'),
    of('month'),
  ];
  const until = of('until')?.day;
  const repeat = rhythm && repeatOf(rhythm, until);
  const [remind, priority] = [of('remind'), of('priority')];
  const [duration, course] = [of('duration'), of('course')];
  const tags = readings.flatMap(({ kind, value }) => (kind === 'tag' ? [value as string] : []));
  const part = readings.find((each) => each.part)?.part;
  const named = rhythm?.first ?? said?.day ?? time?.day ?? (repeat && firstOf(repeat, place));
  const first = named ?? (time && place.openDay);
  const now = first === place.today && !repeat && !isAsked ? minutesOf(place.now) : 0;
  const at = time
    ? hoursOf(time, part, now)
    : part && { time: { start: partHours[part] }, later: 0 };
  const day = first && at ? addDays(first, named ? at.later : daysTo(at, place)) : first;
  return {
    ...(day && { day }),
    ...(days && { days }),
    ...(month && { month }),
    ...(at && { time: at.time }),
    ...(repeat && { repeat }),
    ...(remind !== undefined && { remind }),
    ...(priority && { priority }),
    ...(duration && { duration }),
    ...(course && { course }),
    ...(tags.length > 0 && { tags }),
  };
}

function repeatOf({ first: _, ...rhythm }: RhythmValue, until = rhythm.until): Repeat {
  return { ...rhythm, ...(until && { until }) };
}

/** Of the small hours without a day those that come next are meant, which are today's until they are over. */
function daysTo(
  { time, later }: ReturnType<typeof hoursOf>,
  { today, openDay, now }: Place,
): number {
  if (openDay !== today || minutesOf(time.start) >= smallHours) return later;
  return time.start < now ? 1 : 0;
}

/** Of the hours that no word says more of, those that have passed today are of its evening. */
function hoursOf(
  { start: said, end, vague, isEnd }: TimeValue,
  part: Part | undefined,
  now: number,
) {
  const hasPassed =
    vague !== 0 &&
    (end === undefined || end > said) &&
    Math.max(said, end ?? 0) < Math.min(now, halfDay) &&
    now < said + halfDay;
  const meant = (minutes: number) => {
    if (vague === undefined) return minutes;
    if (part) return atPart(minutes, part) ?? minutes;
    const isLater = minutes >= 60 && (hasPassed || minutes < (vague + 1) * 60);
    return isLater && minutes < halfDay ? minutes + halfDay : minutes;
  };
  const until = (minutes: number, start: number) => {
    const isOverNoon = vague !== undefined && minutes <= start && minutes + halfDay > start;
    return isOverNoon ? minutes + halfDay : minutes;
  };
  const clock = meant(said);
  // 'Tonight 2am' is of the day that follows.
  const start = part === 'night' && clock < smallHours ? clock + dayMinutes : clock;
  const soon = Math.max(Math.ceil(now / quarter) * quarter, part ? minutesOf(partHours[part]) : 0);
  if (isEnd && soon > 0 && soon < start && start < dayMinutes)
    return { time: { start: timeOf(soon), end: timeOf(start) }, later: 0 };
  const time: NonNullable<Said['time']> = { start: timeOf(start % dayMinutes) };
  if (end !== undefined && end !== said) time.end = timeOf(until(meant(end), start) % dayMinutes);
  return { time, later: Math.floor(start / dayMinutes) };
}

/** The first day of a rhythm, not before the open one. */
function firstOf({ weekdays, date }: Repeat, { openDay, today }: Place): Day {
  const from = openDay > today ? openDay : today;
  if (date === -1) return lastDay(monthOf(from));
  if (date !== undefined) return comingDateOfMonth(from, date)?.day ?? from;
  if (!weekdays) return from;
  const coming = weekdays.map((each) => comingWeekday(from, each)).sort();
  return coming[0] ?? from;
}
