import type { Migration } from './migration.ts';

const sqlite = [
  'drop trigger audit_log_no_delete',
  `create trigger audit_log_no_delete before delete on audit_log
    when old.at >= strftime('%Y-%m-%d', 'now', '-180 days')
    begin select raise(abort, 'the audit log is never changed'); end`,
];

const postgres = [
  'drop trigger audit_log_fixed on audit_log',
  `create trigger audit_log_fixed before update or truncate on audit_log
    for each statement execute function audit_log_is_fixed()`,
  `create function audit_log_is_young() returns trigger language plpgsql as
    'begin
      if old.at < to_char(now() at time zone ''utc'' - interval ''180 days'', ''YYYY-MM-DD'') then return old; end if;
      raise exception ''the audit log is never changed'';
    end'`,
  `create trigger audit_log_stays before delete on audit_log
    for each row execute function audit_log_is_young()`,
];

/** What is older than half a year may be let go where the operator says so; nobody else's word, and nothing younger. */
export const operating3: Migration = {
  name: 'operating-3',
  up: ({ engine }) => (engine === 'sqlite' ? sqlite : postgres),
};
