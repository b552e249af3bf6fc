import type { GradeScale } from '@board/contracts/constants/grades';
import type { Flag, VersionedRow } from '../row.ts';

/** Of a course, which is known by its name (ADR 37). Figures are hundredths. */
export interface GradesTable extends VersionedRow {
  user_id: string;
  id: string;
  term_id: string | null;
  course_name: string;
  credits: number;
  counts: Flag;
  /** JSON. */
  parts: string;
}

export interface GradeScalesTable {
  user_id: string;
  scale: GradeScale;
  /** JSON: the tables that the person has written, by their scale. */
  tables: string;
}

export interface GradeTables {
  grades: GradesTable;
  grade_scales: GradeScalesTable;
}
