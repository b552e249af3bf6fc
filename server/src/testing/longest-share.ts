import { setTimeout } from 'node:timers/promises';

const samples = 3;

/**
 * How much of a work was done in its longest piece, in which nobody else had a turn: 1 is all of
 * it. The least of three samples, since a pause of the runtime is no piece of the work, and comes
 * as often as it likes.
 */
export async function longestShare(work: (sample: number) => Promise<unknown>): Promise<number> {
  const shares: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) shares.push(await share(() => work(sample)));
  return Math.min(...shares);
}

async function share(work: () => Promise<unknown>): Promise<number> {
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
