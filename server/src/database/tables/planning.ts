import type { BriefKind, BriefWay, ShareKind } from '@board/contracts/constants/planning';
import type { Flag } from '../row.ts';

export interface BriefsTable {
  user_id: string;
  kind: BriefKind;
  is_on: Flag;
  /** On the wall of wherever the person is. */
  time: string;
  way: BriefWay;
  shows_sums: Flag;
  /** The last day for which it was put away. */
  closed_on: string | null;
}

/** Which tasks are revision of which exam; both go their own ways. */
export interface RevisionBlocksTable {
  user_id: string;
  task_id: string;
  exam_id: string;
  /** 'YYYY-MM-DD HH:MM-HH:MM', where it was missed the last time. */
  moved_from: string | null;
  moved_at: string | null;
}

export interface SharesTable {
  user_id: string;
  id: string;
  secret_hash: string;
  shows: ShareKind;
  rooms: Flag;
  teachers: Flag;
  expires_at: string;
  created_at: string;
}

export interface PlanningTables {
  briefs: BriefsTable;
  revision_blocks: RevisionBlocksTable;
  shares: SharesTable;
}
