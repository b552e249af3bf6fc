import { cpus } from 'node:os';

const leastSpanMs = 1_000;

interface Times {
  busy: number;
  all: number;
  at: number;
}

/** The share of time the processors were busy since it was last read; several readers share one span. */
export class CpuMeter {
  #before: Times = { busy: 0, all: 0, at: 0 };
  #last = 0;

  read(): number {
    const now = performance.now();
    if (this.#before.at > 0 && now - this.#before.at < leastSpanMs) return this.#last;
    const times = timesAt(now);
    const all = times.all - this.#before.all;
    if (all > 0) this.#last = (times.busy - this.#before.busy) / all;
    this.#before = times;
    return this.#last;
  }
}

function timesAt(at: number): Times {
  let busy = 0;
  let all = 0;
  for (const { times } of cpus()) {
    const { user, nice, sys, idle, irq } = times;
    busy += user + nice + sys + irq;
    all += user + nice + sys + irq + idle;
  }
  return { busy, all, at };
}
