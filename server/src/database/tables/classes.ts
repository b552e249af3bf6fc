import type { PostKind } from '@board/contracts/constants/classes';
import type { Flag, VersionedRow } from '../row.ts';

export interface ClassesTable {
  id: string;
  owner_id: string;
  name: string;
  course: string;
  code: string;
  created_at: string;
}

export interface ClassMembersTable {
  user_id: string;
  class_id: string;
  /** As the member's own timetable calls it. */
  course: string;
  shows_name: Flag;
  /** The class is offered to him: one of a class at most. */
  is_heir: Flag;
  /** He is told nothing of what is posted. */
  muted: Flag;
  joined_at: string;
}

export interface ClassPostsTable extends VersionedRow {
  class_id: string;
  /** That of the task or exam on each member's board as well. */
  id: string;
  kind: PostKind;
  title: string;
  text: string;
  date: string | null;
  time: string | null;
  room: string;
}

export interface ClassReportsTable {
  id: string;
  /** It may be gone by now. */
  class_id: string;
  name: string;
  owner_id: string;
  reporter_id: string | null;
  text: string;
  /** What was posted last, as JSON. */
  posts: string;
  created_at: string;
  answered_at: string | null;
  /** A username. */
  answered_by: string | null;
  answer: string | null;
}

export interface ClassTables {
  classes: ClassesTable;
  class_members: ClassMembersTable;
  class_posts: ClassPostsTable;
  class_reports: ClassReportsTable;
}
