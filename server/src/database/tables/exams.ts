import type { OwnedRow } from '../row.ts';

export interface ExamsTable extends OwnedRow {
  title: string;
  course: string;
  date: string;
  /** 'HH:MM-HH:MM', or '' while nobody knows it. */
  time: string;
  room: string;
  seat: string;
  weight: number | null;
  note: string;
  /** JSON: days before it, the farthest first. */
  remind_days: string;
}

export interface ExamTables {
  exams: ExamsTable;
}
