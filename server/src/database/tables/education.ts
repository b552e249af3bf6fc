import type { Flag } from '../row.ts';

export interface EducationBindingsTable {
  user_id: string;
  api_path: string;
  /** Encrypted. */
  api_key: string;
  bound_at: string;
  sync_state: 'never' | 'running' | 'done' | 'failed';
  /** In thousandths. */
  progress: number;
  synced_at: string | null;
  /** The code of the error that stopped the last sync. */
  failure: string | null;
  added: number;
  changed: number;
  removed: number;
  failing: Flag;
}

export interface EducationTables {
  education_bindings: EducationBindingsTable;
}
