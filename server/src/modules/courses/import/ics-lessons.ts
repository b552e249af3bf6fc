import { calendarFileLimit as limit, timetableLimit } from '@board/contracts/constants/limits';
import { dayNumber, dayOfNumber, minutesOf, timeOf, wallIn } from '@board/time';
import { isCalendarDay } from '../../../calendar-day.ts';
import { daysOfRule } from '../../../recurrence/days-of-rule.ts';
import { dayOfUntil, readRule } from '../../../recurrence/rule.ts';
import { StepBudget, TooManySteps } from '../../../recurrence/step-budget.ts';
import { type IcsEvent, type IcsMoment, instantAt } from './ics-event.ts';
import { DamagedFile, RefusedEvent } from './imported-file.ts';

const dayMinutes = 24 * 60;

export interface IcsLesson {
  day: number;
  time: string;
  name: string;
  teacher: string;
  classroom: string;
}

/** Lays the events of a file out on days, each once, in the person's own zone. */
export class IcsLessons {
  readonly all: IcsLesson[] = [];
  readonly #zone: string;
  readonly #budget = new StepBudget(limit.steps);
  /** By event, then by the moment that each of them stands for. */
  readonly #replacing = new Map<string, Map<string, IcsEvent>>();

  constructor(zone: string, replacing: readonly IcsEvent[]) {
    this.#zone = zone;
    for (const event of replacing) {
      const ofEvent = this.#replacing.get(event.uid) ?? new Map<string, IcsEvent>();
      if (event.replaces) ofEvent.set(keyOf(event.replaces), event);
      this.#replacing.set(event.uid, ofEvent);
    }
  }

  /** All days of an event, or none of them. */
  add(event: IcsEvent): void {
    const found: IcsLesson[] = [];
    const replacing = this.#replacing.get(event.uid);
    const gone = new Set(event.leftOut.map(keyOf));
    for (const start of this.#startsOf(event)) {
      const keys = [keyOf(start), keyOf({ ...start, time: '' })];
      if (keys.some((key) => gone.has(key))) continue;
      const replaced = keys.map((key) => replacing?.get(key)).find(Boolean);
      const shown = replaced ?? event;
      if (shown.cancelled) continue;
      found.push(...this.#lessonsOf(shown, replaced?.start ?? start));
      if (this.all.length + found.length > limit.occurrences)
        throw new DamagedFile(event.line, 'too_many');
    }
    this.all.push(...found);
  }

  *#startsOf(event: IcsEvent): Generator<IcsMoment> {
    const { start, rules, added, line } = event;
    const [text, another] = rules;
    if (another !== undefined) throw new RefusedEvent('ics_rule');
    const found = new Set<string>();
    if (text === undefined) {
      found.add(keyOf(start));
      yield start;
    } else {
      const rule = readRule(text.toUpperCase(), (until) => lastDayBy(until, start));
      if (!rule || rule.freq === 'MONTHLY') throw new RefusedEvent('ics_rule');
      const first = dayNumber(start.day);
      try {
        for (const day of daysOfRule(rule, first, this.#budget)) {
          if (day >= first + timetableLimit.weeks * 7) break;
          const moment = { ...start, day: dayOfNumber(day) };
          found.add(keyOf(moment));
          yield moment;
        }
      } catch (error) {
        if (error instanceof TooManySteps) throw new DamagedFile(line, 'too_many');
        throw error;
      }
    }
    for (const moment of added) {
      const whole = moment.time === '' ? { ...start, day: moment.day } : moment;
      if (found.has(keyOf(whole))) continue;
      found.add(keyOf(whole));
      yield whole;
    }
  }

  /** A lesson lies on one day: what goes on after midnight is a second one, on the next. */
  #lessonsOf({ name, teacher, classroom, minutes }: IcsEvent, start: IcsMoment): IcsLesson[] {
    const from = this.#wall(start);
    if (!isCalendarDay(from.day)) throw new RefusedEvent('ics_year');
    const day = dayNumber(from.day);
    const said = { name, teacher, classroom };
    const end = minutesOf(from.time) + minutes;
    const until = minutes > 0 && end < dayMinutes ? timeOf(end) : '23:59';
    const first = { day, time: `${from.time}-${until}`, ...said };
    const after = Math.min(end - dayMinutes, dayMinutes - 1);
    if (after <= 0 || !isCalendarDay(dayOfNumber(day + 1))) return [first];
    return [first, { day: day + 1, time: `00:00-${timeOf(after)}`, ...said }];
  }

  #wall(moment: IcsMoment): { day: string; time: string } {
    return moment.zone === this.#zone ? moment : wallIn(this.#zone, instantAt(moment));
  }
}

/** The same moment has the same key, in whichever zone it is written; a whole day has its own. */
const keyOf = (moment: IcsMoment): string =>
  moment.time === '' ? moment.day : String(instantAt(moment));

/** The last day on which an event that starts at this time does so by then. */
function lastDayBy(until: string, start: IcsMoment): number {
  const found = /^(\d{8})T([01]\d|2[0-3])([0-5]\d)\d\d(Z)?$/.exec(until);
  if (!found) return dayOfUntil(until);
  const [, date = '', hours, minutes, utc] = found;
  const number = dayOfUntil(date);
  if (Number.isNaN(number)) return number;
  const end = {
    day: dayOfNumber(number),
    time: `${hours}:${minutes}`,
    zone: utc ? 'UTC' : start.zone,
  };
  const wall = end.zone === start.zone ? end : wallIn(start.zone, instantAt(end));
  return dayNumber(wall.day) - (wall.time < start.time ? 1 : 0);
}
