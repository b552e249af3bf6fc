import type { Locale } from '@board/contracts/constants/locales';
import type { ImportFormat } from '@board/contracts/constants/timetable';
import type { ImportedCourse, ImportedLesson } from '@board/contracts/schemas/course-imports';
import type { PeriodTable } from '@board/contracts/schemas/terms';

/** What every kind of file comes to. */
export interface ImportedFile {
  format: ImportFormat;
  /** The kind of page, where it is one. */
  source?: Readonly<Record<Locale, string>>;
  term: {
    name: string;
    first_monday: string | null;
    weeks: number;
    period_tables: PeriodTable[];
  };
  courses: ImportedCourse[];
  /** Lines that were left out, and why. */
  problems: LeftOut[];
}

export interface LeftOut {
  /** 0 where there are no lines. */
  line: number;
  reason: ImportReason;
  /** What it would have been. */
  lesson?: ImportedLesson;
  /** The courses that are not left out, but of which it is said. */
  of?: readonly string[];
}

export type ImportReason =
  | 'header'
  | 'old_workbook'
  | 'quote'
  | 'columns'
  | 'one_time'
  | 'spanned'
  | 'end_guessed'
  | 'name'
  | 'weekday'
  | 'periods'
  | 'period_unknown'
  | 'weeks'
  | 'json'
  | 'ics_line'
  | 'ics_nesting'
  | 'ics_end'
  | 'ics_start'
  | 'ics_value'
  | 'ics_rule'
  | 'ics_year'
  | 'ics_length'
  | 'ics_zone'
  | 'ics_whole_day'
  | 'ics_cancelled'
  | 'course_missing'
  | 'too_many';

/** A file that cannot be used at all: nothing of it is imported. */
export class DamagedFile extends Error {
  readonly line: number;
  readonly reason: ImportReason;

  constructor(line: number, reason: ImportReason) {
    super(`line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** One event that cannot be used; the others go on. */
export class RefusedEvent extends Error {
  readonly reason: ImportReason;

  constructor(reason: ImportReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
