import { setTimeout } from 'node:timers/promises';

/**
 * How much of a work was done in its longest piece, in which nobody else had a turn: 1 is all of it.
 * A share says the same on a slow machine, and on one whose clock of work jumps.
 */
export async function longestShare(work: () => Promise<unknown>): Promise<number> {
  const begin = process.threadCpuUsage();
  let longest = 0;
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = process.threadCpuUsage();
    await setTimeout(1);
    longest = Math.max(longest, milliseconds(from));
  }
  await done;
  return longest / milliseconds(begin);
}

function milliseconds(from: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}
