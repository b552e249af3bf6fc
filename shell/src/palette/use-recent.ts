import type { SearchHit } from '@board/contracts/calls/search';
import { useEffect, useState } from 'react';
import { recentHits } from '../kept/recent-hits.ts';
import { keptThings } from './kept-things.ts';
import { idOf } from './use-hit-line.ts';

/** What was opened from here last, as it was seen last anywhere in this browser. */
export function useRecent(person: string): readonly SearchHit[] {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof keptThings>>>();
  useEffect(() => {
    void keptThings(person).then(setKnown, () => undefined);
  }, [person]);
  return recentHits(person).map((hit) => ({ ...hit, ...known?.get(idOf(hit)) }));
}
