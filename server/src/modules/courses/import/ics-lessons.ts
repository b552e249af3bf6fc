import { calendarFileLimit as limit, timetableLimit } from '@board/contracts/constants/limits';
import { dayMinutes, dayNumber, dayOfNumber, minutesOf, timeOf, wallIn } from '@board/time';
import { isCalendarDay } from '../../../time/calendar-day.ts';
import { isCourseName } from './course-collector.ts';
import { endAt, type IcsEvent, type IcsMoment, instantAt } from './ics-event.ts';
import { IcsOccurrences } from './ics-occurrences.ts';
import { DamagedFile, RefusedEvent } from './imported-file.ts';

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
  readonly #occurrences: IcsOccurrences;

  constructor(zone: string, events: readonly IcsEvent[]) {
    this.#zone = zone;
    const longest = (from: number) => ({ from, until: from + timetableLimit.weeks * 7 });
    this.#occurrences = new IcsOccurrences(events, longest);
  }

  /** All days of an event, or none of them. */
  add(event: IcsEvent): void {
    const found: IcsLesson[] = [];
    for (const { shown, start } of this.#occurrences.of(event)) {
      const name = [shown.name, event.name].find(isCourseName);
      if (name === undefined) throw new RefusedEvent('name');
      found.push(...this.#lessonsOf({ ...shown, name }, start));
      if (this.all.length + found.length > limit.occurrences)
        throw new DamagedFile(event.line, 'too_many');
    }
    this.all.push(...found);
  }

  /** A lesson lies on one day: what goes on after midnight is a second one, on the next. */
  #lessonsOf({ name, teacher, classroom, length }: IcsEvent, start: IcsMoment): IcsLesson[] {
    const from = this.#wall(start);
    if (!isCalendarDay(from.day)) throw new RefusedEvent('ics_year');
    const day = dayNumber(from.day);
    const said = { name, teacher, classroom };
    const to = wallIn(this.#zone, endAt(start, length));
    const begin = minutesOf(from.time);
    const shown = (dayNumber(to.day) - day) * dayMinutes + minutesOf(to.time);
    const minutes = length.days * dayMinutes + length.minutes;
    // Where clocks go back it may seem to end before it begins.
    const end = shown > begin ? shown : begin + minutes;
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
