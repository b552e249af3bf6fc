import type { PeriodTable } from '@board/contracts/calls/terms';
import { dayNumber, dayOfNumber } from '@board/time';
import { periodsOn } from './period-times.ts';
import type { TermPlan } from './plan.ts';

/** Which week and weekday a day runs as; its own unless the term says otherwise. */
export interface TermDay {
  week: number;
  weekday: number;
}

/** A term with what the expansion asks of it again and again worked out once. */
export class TermCalendar {
  readonly id: string;
  readonly weeks: number;
  readonly firstDay: number;
  readonly #tables: readonly PeriodTable[];
  readonly #changes: ReadonlyMap<number, TermPlan['day_changes'][number]>;

  constructor(term: TermPlan) {
    this.id = term.id;
    this.weeks = term.weeks;
    this.firstDay = dayNumber(term.first_monday);
    this.#tables = term.period_tables;
    this.#changes = new Map(term.day_changes.map((change) => [dayNumber(change.date), change]));
  }

  covers(day: number): boolean {
    return day >= this.firstDay && day < this.firstDay + this.weeks * 7;
  }

  weekOf(day: number): number {
    return Math.floor((day - this.firstDay) / 7) + 1;
  }

  /** Null on a day off and outside of the term. */
  runsAs(day: number): TermDay | null {
    const change = this.#changes.get(day);
    if (!change && !this.covers(day)) return null;
    if (change?.runs === 'off') return null;
    return change?.runs === 'as'
      ? { week: change.week, weekday: change.weekday }
      : { week: this.weekOf(day), weekday: ((day - this.firstDay) % 7) + 1 };
  }

  periodsOn(day: number) {
    return periodsOn(this.#tables, dayOfNumber(day));
  }

  /** Every day on which a meeting of these weeks takes place, ascending. */
  daysOf(weekday: number, weeks: readonly number[]): number[] {
    const regular = weeks
      .filter((week) => week <= this.weeks)
      .map((week) => this.firstDay + (week - 1) * 7 + weekday - 1)
      .filter((day) => !this.#changes.has(day));
    const madeUp = [...this.#changes].flatMap(([day, change]) =>
      change.runs === 'as' && change.weekday === weekday && weeks.includes(change.week)
        ? [day]
        : [],
    );
    return madeUp.length ? [...regular, ...madeUp].sort((a, b) => a - b) : regular;
  }
}
