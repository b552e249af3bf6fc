import type { SlowStatement } from '../statement-meter.ts';

export interface SettingsTable {
  name: string;
  /** JSON. */
  value: string;
}

export interface LogEntriesTable {
  id: string;
  level: 'info' | 'warning' | 'error';
  module: string;
  message: string;
  request_id: string;
  timestamp: string;
}

/** Rows are added and never changed: the database itself refuses. */
export interface AuditLogTable {
  id: string;
  at: string;
  actor_id: string;
  actor_name: string;
  action: string;
  target: string;
  /** JSON; never a secret. */
  details: string;
  request_id: string;
  address: string;
}

/** One row: the last entry that the collector took. */
export interface AuditSentTable {
  id: number;
  at: string;
  entry_id: string;
}

/** What one instance was at within five minutes. */
export interface HealthSamplesTable {
  at: string;
  instance: string;
  requests: number;
  errors: number;
  remote_errors: number;
  failed_jobs: number;
  loop_ms: number;
  busy: number;
  waiting: number;
  streams: number;
  disk_free: number;
  mail_sent: number;
  /** Tries. */
  mail_failed: number;
  push_sent: number;
  push_failed: number;
}

/** What one instance was slow at within an hour. */
export interface SlowStatementsTable extends SlowStatement {
  /** When the hour began. */
  at: string;
  instance: string;
}

/** One row of each kind: the last that was tried. */
export interface BackupOutcomesTable {
  kind: 'copy' | 'drill';
  at: string;
  /** Its name; empty where it did not come to one. */
  backup: string;
  /** That were restored. */
  rows: number;
  ms: number;
  /** JSON of an error code and what fills it. */
  failure: string | null;
  /** The last of its kind that went well. */
  succeeded_at: string | null;
}

export interface OperatingTables {
  settings: SettingsTable;
  log_entries: LogEntriesTable;
  audit_log: AuditLogTable;
  audit_sent: AuditSentTable;
  health_samples: HealthSamplesTable;
  slow_statements: SlowStatementsTable;
  backup_outcomes: BackupOutcomesTable;
}
