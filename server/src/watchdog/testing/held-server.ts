import { setInterval } from 'node:timers/promises';
import fastify from 'fastify';
import { watchLoop } from '../watchdog.ts';

/** A server that is held as the first argument says, and how long it may be as the second. */
const [, , how, endAfterMs] = process.argv;
const http = fastify();
const watchdog = watchLoop(http, { warn: () => {} }, { endAfterMs: Number(endAfterMs) });

http.get('/held/:how', async () => {
  if (how === 'busy') for (;;);
  // Without work, as at a breakpoint.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(endAfterMs) * 3);
  return 'over';
});
await http.ready();
watchdog.start();
// The thread has looked once when the loop has turned for a while.
let turns = 0;
for await (const _ of setInterval(Number(endAfterMs) / 5)) {
  turns += 1;
  if (turns === 5) break;
}
const { body } = await http.inject('/held/now');
process.stdout.write(body);
process.exit(0);
