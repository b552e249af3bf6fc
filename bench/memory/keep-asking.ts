import { load } from '../api/load.ts';
import type { Target } from '../api/target.ts';

const requestsAtATime = 200;

/** One call after the other for so many seconds; answers how many requests there were. */
export async function keepAsking(seconds: number, calls: readonly Target[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let requests = 0;
  while (performance.now() < end) {
    for (const call of calls) await load(call, requestsAtATime, 200);
    requests += calls.length * requestsAtATime;
  }
  return requests;
}
