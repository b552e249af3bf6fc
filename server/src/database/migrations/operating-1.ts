import type { Migration } from './migration.ts';

const refusedOnSqlite = ['update', 'delete'].map(
  (change) => `create trigger audit_log_no_${change} before ${change} on audit_log
    begin select raise(abort, 'the audit log is never changed'); end`,
);

const refusedOnPostgres = [
  `create function audit_log_is_fixed() returns trigger language plpgsql as
    'begin raise exception ''the audit log is never changed''; end'`,
  `create trigger audit_log_fixed before update or delete or truncate on audit_log
    for each statement execute function audit_log_is_fixed()`,
];

export const operating1: Migration = {
  name: 'operating-1',
  up: ({ text, engine }) => [
    `create table settings (name ${text} not null primary key, value ${text} not null)`,
    `create table log_entries (
      id ${text} not null primary key,
      level ${text} not null,
      module ${text} not null,
      message ${text} not null,
      request_id ${text} not null,
      timestamp ${text} not null
    )`,
    'create index log_entries_by_level on log_entries (level, id)',
    'create index log_entries_by_age on log_entries (timestamp)',
    `create table audit_log (
      id ${text} not null primary key,
      at ${text} not null,
      actor_id ${text} not null,
      actor_name ${text} not null,
      action ${text} not null,
      target ${text} not null,
      details ${text} not null,
      request_id ${text} not null,
      address ${text} not null
    )`,
    ...(engine === 'sqlite' ? refusedOnSqlite : refusedOnPostgres),
  ],
};
