import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import { readRequest, type Watched } from './shared.ts';

export interface ThreadData extends Watched {
  lookMs: number;
  endAfterMs: number;
}

const data: ThreadData = workerData;
let seen = -1;
let looks = 0;
let before = process.cpuUsage();

/**
 * Its own looks are the clock, for there are none while the whole process stands still, and the
 * process has to have worked half of that time: one that waits, for a debugger or a disk, is no
 * better for being ended, and one on a busy machine gets its time.
 */
setInterval(() => {
  const beats = Atomics.load(data.beats, 0);
  if (beats !== seen) {
    seen = beats;
    looks = 0;
    before = process.cpuUsage();
    return;
  }
  looks += 1;
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1000;
  if (looks * data.lookMs < data.endAfterMs || worked < data.endAfterMs / 2) return;
  say(looks * data.lookMs);
  process.kill(process.pid, 'SIGKILL');
}, data.lookMs);

/** In the form of the server's log, which can write nothing any more. */
function say(ms: number): void {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ms,
    request: readRequest(data),
    msg: 'nothing was answered for too long: the server ends itself, to be started again',
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // Nobody reads the log; the end is all the same.
  }
}
