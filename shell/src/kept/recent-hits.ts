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
  const others = recentHits(person).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  try {
    const kept = [{ ...hit, marks: [] }, ...others].slice(0, most);
    localStorage.setItem(prefix + person, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: nothing was opened here lately, then.
  }
}
