import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const postgres = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

export const programs = {
  postgres: postgres ?? '',
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};

const install = 'apt-get install postgresql patroni python3-etcd etcd-server haproxy pgbouncer';

/** Why it cannot be tried here, or nothing if it can. */
export function whyNoCluster(): string | undefined {
  if (process.platform !== 'linux') return 'it needs the packages of Debian';
  const missing = Object.entries(programs).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  return missing.length > 0
    ? `not installed here: ${missing.join(', ')}; on Debian: ${install}`
    : undefined;
}

/** PostgreSQL does not run as root. */
export function databaseAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
