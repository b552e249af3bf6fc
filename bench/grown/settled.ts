import { setTimeout } from 'node:timers/promises';
import { cpuSince, cpuTimes, type Processes } from '../api/cpu-time.ts';

const lookMs = 1_000;
const quietMicroseconds = 30_000;
const mostLooks = 120;

/** A server that has just started still compresses its files; what is measured comes after that. */
export async function settled(processes: Processes): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const before = cpuTimes(processes);
    await setTimeout(lookMs);
    if (cpuSince(processes, before) <= quietMicroseconds) return;
  }
  throw new Error(`Process ${processes.pid} does not come to rest.`);
}
