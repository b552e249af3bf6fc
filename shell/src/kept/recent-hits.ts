import type { SearchHit } from '@board/contracts/calls/search';

const prefix = 'board.found.';
const most = 4;

/** What was opened from here last, in this browser, under the person's own key. */
export function recentHits(person: string): readonly SearchHit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + person) ?? '[]');
    return Array.isArray(kept) ? (kept as SearchHit[]) : [];
  } catch {
    return [];
  }
}

export function keepRecent(person: string, hit: SearchHit): void {
  keep(person, [{ ...hit, marks: [] }, ...without(person, hit)].slice(0, most));
}

/** It is there no more. */
export function forgetRecent(person: string, hit: SearchHit): void {
  keep(person, without(person, hit));
}

const without = (person: string, hit: SearchHit): SearchHit[] =>
  recentHits(person).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);

function keep(person: string, hits: readonly SearchHit[]): void {
  try {
    localStorage.setItem(prefix + person, JSON.stringify(hits));
  } catch {
    // Full or forbidden storage: nothing was opened here lately, then.
  }
}
