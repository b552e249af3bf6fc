import { calendarFileLimit as limit } from '@board/contracts/constants/limits';
import { dayNumber, dayOfNumber, wallIn } from '@board/time';
import { daysOfRule } from '../../../recurrence/days-of-rule.ts';
import { dayOfUntil, readRule } from '../../../recurrence/rule.ts';
import { StepBudget, TooManySteps } from '../../../recurrence/step-budget.ts';
import { type IcsEvent, type IcsMoment, instantAt } from './ics-event.ts';
import { DamagedFile, RefusedEvent } from './imported-file.ts';

/** Where an event is looked for: days before `from` and from `until` on are passed over. */
interface Span {
  from: number;
  until: number;
}

export interface IcsOccurrence {
  /** The event that stands there: itself, or the one that takes the place of this day of it. */
  shown: IcsEvent;
  start: IcsMoment;
  /** The same as long as it is this day of this event, whenever that may be moved to. */
  key: string;
}

/** Where the events of a file fall, with what is left out, added and moved. */
export class IcsOccurrences {
  readonly #budget = new StepBudget(limit.steps);
  readonly #spanOf: (start: number) => Span;
  /** By event, then by the moment that each of them stands for. */
  readonly #replacing = new Map<string, Map<string, IcsEvent>>();
  /** Those that are no such day of another one. */
  readonly #whole = new Set<string>();

  constructor(events: readonly IcsEvent[], spanOf: (start: number) => Span) {
    this.#spanOf = spanOf;
    for (const event of events) {
      if (!event.replaces) {
        this.#whole.add(event.uid);
        continue;
      }
      const ofEvent = this.#replacing.get(event.uid) ?? new Map<string, IcsEvent>();
      ofEvent.set(keyOf(event.replaces), event);
      this.#replacing.set(event.uid, ofEvent);
    }
  }

  *of(event: IcsEvent): Generator<IcsOccurrence> {
    if (event.replaces) {
      // Its series shows it; but who was asked to one lesson has that one alone in the file.
      const isAlone = !this.#whole.has(event.uid) && !event.cancelled;
      if (isAlone) yield { shown: event, start: event.start, key: nameOf(event, event.replaces) };
      return;
    }
    const replacing = this.#replacing.get(event.uid);
    const gone = new Set(
      event.leftOut.flatMap((each) => [keyOf(each), ...clockKeyOf(each, event)]),
    );
    for (const start of this.#startsOf(event)) {
      const keys = [keyOf(start), keyOf({ ...start, time: '' })];
      if (keys.some((key) => gone.has(key))) continue;
      const replaced = keys.map((key) => replacing?.get(key)).find(Boolean);
      const shown = replaced ?? event;
      if (!shown.cancelled)
        yield { shown, start: replaced?.start ?? start, key: nameOf(event, start) };
    }
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
      const rule = readRule(plainRule(text), (until) => lastDayBy(until, start));
      if (!rule) throw new RefusedEvent('ics_rule');
      const first = dayNumber(start.day);
      const span = this.#spanOf(first);
      try {
        for (const day of daysOfRule(rule, first, this.#budget, span.from)) {
          if (day >= span.until) break;
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
}

function nameOf({ uid, name, rules, added, replaces }: IcsEvent, { day }: IcsMoment): string {
  if (uid === '') return `${day} ${name}`;
  return replaces || rules.length + added.length > 0 ? `${uid} ${day}` : uid;
}

/** The same moment has the same key, in whichever zone it is written; a whole day has its own. */
const keyOf = (moment: IcsMoment): string =>
  moment.time === '' ? moment.day : String(instantAt(moment));

/** Some programs write the day at midnight, or the clock as if it were of Greenwich: of one start a day it is that. */
function clockKeyOf({ day, time, zone }: IcsMoment, { start, rules }: IcsEvent): string[] {
  const meant = zone === 'UTC' && (time === '00:00' || time === start.time);
  return meant && rules.length > 0 ? [keyOf({ ...start, day })] : [];
}

/** 'The second Tuesday' is also written as the second of all Tuesdays. */
const plainRule = (text: string): string =>
  text
    .toUpperCase()
    .replace(
      /^(.*);?BYSETPOS=(-1|[1-4]);?(.*)$/,
      (whole, before: string, place: string, after: string) => {
        const rest = [before, after].filter(Boolean).join(';').replaceAll(';;', ';');
        const single = /BYDAY=[A-Z]{2}(?=;|$)/.test(rest);
        return single ? rest.replace('BYDAY=', `BYDAY=${place}`) : whole;
      },
    );

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
