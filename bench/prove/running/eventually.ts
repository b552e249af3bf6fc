import { setTimeout } from 'node:timers/promises';

/** Asks again and again, four times a second unless more often, and says in what it waited in vain. */
export async function eventually<T>(
  what: string,
  seconds: number,
  ask: () => Promise<T | undefined>,
  everyMs = 250,
): Promise<T> {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await setTimeout(everyMs);
  }
  throw new Error(`${what} did not come about within ${seconds} s.`);
}
