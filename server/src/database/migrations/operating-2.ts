import type { Migration } from './migration.ts';

/** The audit log is read by days, the latest first. */
export const operating2: Migration = {
  name: 'operating-2',
  up: () => ['create index audit_log_by_day on audit_log (at, id)'],
};
