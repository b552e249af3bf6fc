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

export interface ClassTables {
  classes: ClassesTable;
  class_members: ClassMembersTable;
  class_posts: ClassPostsTable;
}
