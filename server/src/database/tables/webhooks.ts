import type { Flag } from '../row.ts';

/** Where a program of a person's own is told that something has changed. */
export interface WebhooksTable {
  user_id: string;
  id: string;
  /** All of the address that is shown. */
  host: string;
  /** As its owner calls it, or ''. */
  name: string;
  /** Address and secret, encrypted. */
  target: string;
  /** With spaces between. */
  areas: string;
  /** JSON of the revisions that it knows of. */
  told: string;
  created_at: string;
  is_off: Flag;
  failing_since: string | null;
  failures: number;
  /** The error that came the last time. */
  failure: string | null;
  next_try_at: string | null;
  last_at: string | null;
  last_status: number | null;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
}
