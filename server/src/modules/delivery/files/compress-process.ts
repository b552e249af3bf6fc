import { constants, setPriority } from 'node:os';
import { compress } from './compress.ts';
import type { Done, Job } from './compressor.ts';

/** What Compressor starts. The server goes first, and ends this by closing the channel. */
setPriority(constants.priority.PRIORITY_LOW);
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, bytes }: Job) => {
  const done: Done = { id, ...(await compress(bytes)) };
  // A server that is gone by now wants no reply.
  process.send?.(done, undefined, undefined, () => {});
});
