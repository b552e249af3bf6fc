import { channel } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';

/**
 * Loaded into the server's own process before it begins. Tells, on a socket of its own, how long the
 * event loop was held since the last question, and lets nothing leave the machine.
 */
const tickMs = 10;
let cpu = process.threadCpuUsage();
let at = performance.now();
let held = { workMs: 0, clockMs: 0 };
let left: string[] = [];
/** The longest single pause in which rubbish was collected, which is no request's own work. */
let rubbishMs = 0;

/** Work is the thread's own processor time: what the machine does for others is none of it. */
function tick(): void {
  const { user, system } = process.threadCpuUsage(cpu);
  const now = performance.now();
  held = {
    workMs: Math.max(held.workMs, (user + system) / 1000),
    clockMs: Math.max(held.clockMs, now - at - tickMs),
  };
  cpu = process.threadCpuUsage();
  at = now;
}
setInterval(tick, tickMs).unref();
const watching = new PerformanceObserver((list) => count(list.getEntries()));
watching.observe({ entryTypes: ['gc'] });
function count(pauses: readonly { duration: number }[]): void {
  for (const { duration } of pauses) rubbishMs = Math.max(rubbishMs, duration);
}

const lookup = dns.lookup;
dns.lookup = ((name: string, ...rest: unknown[]) => {
  if (name === 'localhost' || isIP(name) !== 0) return Reflect.apply(lookup, dns, [name, ...rest]);
  left.push(`a name was looked up: ${name}`);
  const callback = rest.at(-1) as (error: Error) => void;
  return callback(Object.assign(new Error(`no names here: ${name}`), { code: 'ENOTFOUND' }));
}) as typeof lookup;
channel('net.client.socket').subscribe((message) => {
  const { socket } = message as { socket: Socket };
  socket.once('connect', () => {
    const { remoteAddress = '' } = socket;
    if (!/^(127\.|::1$|::ffff:127\.|$)/.test(remoteAddress)) left.push(`reached ${remoteAddress}`);
  });
});

/** Threads and processes that the server starts are given the same flags and are none of it. */
if (process.argv[1]?.endsWith('main.ts')) answerOn(process.env.WATCH_SOCKET ?? '');

function answerOn(place: string): void {
  // Left behind by one that was killed.
  rmSync(place, { force: true });
  createServer((_request, response) => {
    tick();
    count(watching.takeRecords());
    const { user, system } = process.cpuUsage();
    response.end(JSON.stringify({ ...held, cpuMs: (user + system) / 1000, rubbishMs, left }));
    held = { workMs: 0, clockMs: 0 };
    rubbishMs = 0;
    left = [];
  })
    .listen(place)
    .unref();
}
