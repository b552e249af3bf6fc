import { addDays, instantOf, wallIn } from '@board/time';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule, type IcsDateObject } from 'ts-ics';

/** Instants, or the first and the last of whole days. */
export type Times = readonly [starts: string, ends: string];

interface CalendarText {
  text: string;
  /** In which its events are written. */
  timeZone: string;
  from: string;
  until: string;
}

export const inOrder = (times: readonly Times[]): readonly Times[] =>
  times.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The times of every event as the others read them, who look at the clock of the machine: here that of Greenwich. */
export function readElsewhere(file: CalendarText) {
  const { TZ } = process.env;
  process.env.TZ = 'UTC';
  try {
    return { nodeIcal: readByNodeIcal(file), tsIcs: readByTsIcs(file) };
  } finally {
    process.env.TZ = TZ;
  }
}

/** It lays rules out itself. */
function readByNodeIcal({ text, from, until }: CalendarText): readonly Times[] {
  const range = { from: new Date(from), to: new Date(until) };
  return inOrder(
    Object.values(nodeIcal.sync.parseICS(text))
      .flatMap((each) =>
        each?.type === 'VEVENT' ? nodeIcal.expandRecurringEvent(each, range) : [],
      )
      .map(({ start, end, isFullDay }) =>
        isFullDay ? wholeDays(start, end) : [start.toISOString(), end.toISOString()],
      ),
  );
}

/**
 * It walks a rule on the wall, as if that were the one of Greenwich, and only tells which days are left out
 * and moved. A day of a series is exactly as long as its first.
 */
function readByTsIcs({ text, timeZone, until }: CalendarText): readonly Times[] {
  const wallOf = ({ date, local }: IcsDateObject) => local?.date ?? date;
  const instantOn = (wall: Date, { local }: IcsDateObject) => {
    const [day = '', time = ''] = wall.toISOString().split('T');
    return local ? instantOf(timeZone, day, time.slice(0, 5)) : Number(wall);
  };
  /** The end of a rule is written in UTC. */
  const lastOn = (end: IcsDateObject, { local }: IcsDateObject) => {
    const { day, time } = wallIn(timeZone, Number(end.date));
    return local ? { ...end, date: new Date(`${day}T${time}:00Z`) } : end;
  };
  const { events = [] } = convertIcsCalendar(undefined, text);
  const times = events.flatMap(({ start, end, duration, ...event }): Times[] => {
    const { hours = 0, minutes = 0 } = duration ?? {};
    const long = end ? Number(end.date) - Number(start.date) : (hours * 60 + minutes) * 60_000;
    const rule = event.recurrenceId ? undefined : event.recurrenceRule;
    const moved = events.flatMap(({ uid, recurrenceId }) =>
      uid === event.uid && recurrenceId ? [recurrenceId.value] : [],
    );
    const walls = rule
      ? extendByRecurrenceRule(
          { ...rule, ...(rule.until && { until: lastOn(rule.until, start) }) },
          {
            start: wallOf(start),
            end: new Date(until),
            exceptions: [...(event.exceptionDates ?? []), ...moved].map(wallOf),
          },
        )
      : [wallOf(start)];
    return walls.map((wall) => {
      const begins = instantOn(wall, start);
      const [from, to] = [new Date(begins), new Date(begins + long)];
      return start.type === 'DATE' ? wholeDays(from, to) : [from.toISOString(), to.toISOString()];
    });
  });
  return inOrder(times);
}

const wholeDays = (from: Date, after: Date): Times => [dayOf(from), addDays(dayOf(after), -1)];

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
