import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel does. */
const tickMs = 10;

/** Processor time that a process has had, in ms; undefined where the system does not tell. */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in the second field may hold anything, so what follows it is counted.
    const [user, system] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return undefined;
  }
}

/** Memory that a process holds, in MB, also that which is no object; undefined where the system does not tell. */
export function heldMb(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
