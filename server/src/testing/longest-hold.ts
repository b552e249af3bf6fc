import { setTimeout } from 'node:timers/promises';

/** The longest that a work let nobody else have a turn, in milliseconds of this thread's own work. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = process.threadCpuUsage();
    await setTimeout(1);
    const { user, system } = process.threadCpuUsage(from);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await done;
  return longest;
}
