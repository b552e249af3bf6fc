export interface JobsTable {
  id: string;
  kind: string;
  /** One job of a kind per key, also after it is done. */
  unique_key: string;
  payload: string;
  /** The id of whom it is about, if it is one. */
  person: string | null;
  state: 'ready' | 'running' | 'done' | 'dead';
  run_at: string;
  attempts: number;
  /** Who works on it, and until when he is believed. */
  lease: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
}

export interface JobTables {
  jobs: JobsTable;
}
