import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuSince, cpuTimes } from '../api/cpu-time.ts';

export interface Memory {
  rss: number;
  /** What JavaScript holds: its heap and the buffers outside of it. */
  held: number;
}

const script = join(import.meta.dirname, 'collect-on-signal.ts');
const alike = 4;
const spreadBytes = 64 * 1024;
const mostReadings = 200;
const idleLookMs = 300;
const idleMicroseconds = 10_000;

/** Code stays compiled: otherwise what the first stream brings back would count as its memory. */
export const measurable = ['--expose-gc', '--no-flush-bytecode', '--import', script];

/** Collects garbage until several readings in a row say the same, once nothing is being done. */
export async function settledMemory(pid: number, file: string): Promise<Memory> {
  await untilIdle(pid);
  const readings: Memory[] = [];
  while (readings.length < mostReadings) {
    readings.push(await collect(pid, file));
    const last = readings.slice(-alike);
    if (last.length === alike && isSteady(last)) return last.at(-1) as Memory;
  }
  throw new Error(
    `The memory of process ${pid} does not settle: ${JSON.stringify(readings.slice(-alike))}`,
  );
}

/** What a start leaves to do, such as compressing files, would count as well. */
async function untilIdle(pid: number): Promise<void> {
  for (;;) {
    const before = cpuTimes({ pid });
    await setTimeout(idleLookMs);
    if (cpuSince({ pid }, before) <= idleMicroseconds) return;
  }
}

const isSteady = (readings: readonly Memory[]): boolean =>
  (['rss', 'held'] as const).every((part) => {
    const values = readings.map((reading) => reading[part]);
    return Math.max(...values) - Math.min(...values) <= spreadBytes;
  });

async function collect(pid: number, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await setTimeout(5);
  const { rss, heapUsed, external }: NodeJS.MemoryUsage = JSON.parse(readFileSync(file, 'utf8'));
  return { rss, held: heapUsed + external };
}
