import { readFileSync } from 'node:fs';

/** Megabytes of a process: now, and the most there ever were. */
export interface ProcessMemory {
  rss: number;
  peak: number;
}

export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { rss: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
