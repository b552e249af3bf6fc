import type { ProposalState } from '@board/contracts/constants/assistant';
import type { Flag, VersionedRow } from '../row.ts';

export interface AssistantConfigsTable extends VersionedRow {
  id: string;
  /** Encrypted, and never read but to send it to the provider. */
  secret: string;
  /** What may be shown of the key. */
  masked_key: string;
  base_url: string;
  model: string;
  is_active: Flag;
  sees_pictures: Flag;
  rate_limit_per_minute: number;
  rate_limit_per_day: number;
  /** The provider asked for a pause until then. */
  paused_until: string | null;
  last_error: string | null;
  last_error_at: string | null;
}

/** Requests counted in windows of a minute and of a day, shared by all instances. */
export interface AssistantUsageTable {
  /** '' counts everybody. */
  user_id: string;
  config_id: string;
  /** '2026-11-18T04:00' or '2026-11-18', in UTC. */
  span: string;
  used: number;
}

export interface AssistantProposalsTable {
  user_id: string;
  id: string;
  kind: string;
  state: ProposalState;
  /** JSON of its name in both languages, where no card knows its kind. */
  title: string | null;
  subject: string;
  /** JSON of the fields for its card. */
  changes: string;
  /** JSON of what the verb is given. */
  input: string;
  /** JSON of what takes it back, once it was done. */
  undo: string | null;
  expires_at: string;
  created_at: string;
}

export interface AssistantTables {
  assistant_configs: AssistantConfigsTable;
  assistant_usage: AssistantUsageTable;
  assistant_proposals: AssistantProposalsTable;
}
