import type { Clock } from '../time/clock.ts';

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  set(instant: string): void;
}

export function fakeClock(start = '2026-11-18T04:00:00.000Z'): FakeClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (instant) => {
      time = Date.parse(instant);
    },
  };
}
