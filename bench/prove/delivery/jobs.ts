import { setTimeout } from 'node:timers/promises';
import type { Person } from '../running/person.ts';

interface Page {
  items: { kind: string; daily: boolean; last_error: string | null }[];
  pagination: { total: number };
}

/** What a dead server had taken is free again after a minute; twice that has to do. */
const patienceMs = 180_000;
const lookEveryMs = 100;

/** Waits until nothing but tomorrow's work is left; says what never will be done. */
export async function waitForJobs(url: string, admin: Person): Promise<string[]> {
  const look = (state: string) => admin.get<Page>(url, `/admin/jobs?state=${state}&limit=100`);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const ready = await look('ready');
    const running = await look('running');
    const left = ready.pagination.total - ready.items.filter(({ daily }) => daily).length;
    if (left + running.pagination.total === 0) break;
    if (performance.now() > deadline) {
      const waiting = ready.items.filter(({ daily }) => !daily).map(({ kind }) => kind);
      return [`${left} jobs still wait: ${waiting.join(', ')}`];
    }
    await setTimeout(lookEveryMs);
  }
  const dead = await look('dead');
  return dead.items.map(({ kind, last_error }) => `a job ${kind} was given up: ${last_error}`);
}
