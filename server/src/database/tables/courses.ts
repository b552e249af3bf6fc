import type { CourseSource } from '@board/contracts/constants/timetable';
import type { Flag, OwnedRow } from '../row.ts';

export interface TermsTable extends OwnedRow {
  name: string;
  first_monday: string;
  weeks: number;
  /** JSON. */
  period_tables: string;
  /** JSON. */
  day_changes: string;
  sample: Flag;
}

/** A course is one row with all its lessons, since they are only ever read and written together. */
export interface CoursesTable extends OwnedRow {
  term_id: string | null;
  course_name: string;
  teacher: string;
  color: number;
  /** Markdown. */
  note: string;
  source: CourseSource;
  /** JSON, as are sessions and changes. */
  meetings: string;
  sessions: string;
  changes: string;
  /** The days of its first and last lesson, so that a week loads only its own courses; '' without any. */
  first_date: string;
  last_date: string;
  /** What the school knows it by. */
  external_key: string | null;
}

export interface CourseImportsTable {
  user_id: string;
  id: string;
  /** JSON: what was created, extended and removed. */
  record: string;
  created_at: string;
  undone_at: string | null;
}

export interface CalendarFeedsTable {
  user_id: string;
  /** The address is looked up by the hash of its secret. */
  secret_hash: string;
  /** Encrypted, so that its owner can see it again. */
  secret: string;
  created_at: string;
}

/** What the sample brought, so that it can be taken away again. */
export interface SampleTermsTable {
  user_id: string;
  term_id: string;
  /** JSON: lists of ids. */
  tasks: string;
  exams: string;
  transactions: string;
  recurring: string;
  accounts: string;
  transfers: string;
}

export interface CourseTables {
  terms: TermsTable;
  courses: CoursesTable;
  course_imports: CourseImportsTable;
  calendar_feeds: CalendarFeedsTable;
  sample_terms: SampleTermsTable;
}
