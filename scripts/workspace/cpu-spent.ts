import { readdirSync, readFileSync } from 'node:fs';

const everyMs = 500;
const ticksPerSecond = 100;

/**
 * Looks after the CPU seconds of a process and of all that it starts. Half a second of those that end
 * is missed at most, and 0 comes back where the system keeps no such account.
 */
export function watchCpu(root: number): () => number {
  const ticks = new Map<number, number>();
  const look = () => {
    for (const { pid, spent } of family(root, processes())) ticks.set(pid, spent);
  };
  const timer = setInterval(look, everyMs).unref();
  return () => {
    clearInterval(timer);
    return [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  };
}

export interface Account {
  pid: number;
  parent: number;
  /** Ticks of its own work, for itself and in the kernel. */
  spent: number;
}

/** A process and its descendants, whose parents may have begun after them by number. */
export function family(root: number, all: readonly Account[]): Account[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function processes(): Account[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => accountOf(Number(name)));
  } catch {
    return [];
  }
}

/** Fields 4, 14 and 15 of the kernel's account, counted behind the name; nothing of what has just ended. */
function accountOf(pid: number): Account[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(fields[1]), spent: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
