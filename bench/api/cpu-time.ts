import { readdirSync, readFileSync } from 'node:fs';

const tickMicroseconds = 10_000;

export interface Processes {
  readonly pid: number;
  /** PostgreSQL's process, if the work is shared with one. */
  readonly database?: number | undefined;
}

/** CPU microseconds so far of a process, of what it started and, over PostgreSQL, of what answers it there, each. */
export function cpuTimes({ pid, database }: Processes): Map<number, number> {
  const behind = database === undefined ? [] : clientBackends(database);
  return new Map([pid, ...childrenOf(pid), ...behind].map((each) => [each, processTime(each)]));
}

/** What they spent since: a connection may have been opened or closed meanwhile. */
export function cpuSince(processes: Processes, before: ReadonlyMap<number, number>): number {
  return [...cpuTimes(processes)].reduce(
    (sum, [pid, time]) => sum + time - (before.get(pid) ?? 0),
    0,
  );
}

/** Fields 14 and 15 of the kernel's account of the process, counted behind its name. */
function processTime(pid: number): number {
  const fields = accountOf(`${pid}`);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMicroseconds;
}

const childrenOf = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);

/** The server's connections; what PostgreSQL does on its own account is left out. */
function clientBackends(postmaster: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(accountOf(name)[1]) === postmaster)
    .filter((name) => textOf(`/proc/${name}/cmdline`).includes(' 127.0.0.1('))
    .map(Number);
}

function accountOf(pid: string): string[] {
  const account = textOf(`/proc/${pid}/stat`);
  return account.slice(account.lastIndexOf(')') + 2).split(' ');
}

/** Empty for a process that has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
