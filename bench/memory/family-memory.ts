import { readFileSync } from 'node:fs';

/** Megabytes of a process and of those it started; what they share is counted once. */
export function familyMemory(pid: number): number {
  return members(pid).reduce((sum, each) => sum + megabytesOf(each), 0);
}

function members(pid: number): number[] {
  const children = lines(`/proc/${pid}/task/${pid}/children`).join(' ').split(' ');
  return [pid, ...children.filter(Boolean).flatMap((child) => members(Number(child)))];
}

function megabytesOf(pid: number): number {
  const line = lines(`/proc/${pid}/smaps_rollup`).find((each) => each.startsWith('Pss:'));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? 0) / 1024;
}

/** A process may have ended in the meantime. */
function lines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
