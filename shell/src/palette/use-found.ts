import type { ReplyOf } from '@board/contracts/calls/call';
import { search } from '@board/contracts/calls/search';
import { type SearchKind, searchLimit } from '@board/contracts/constants/search';
import { sendCall, useOnline, useSession } from '@board/platform';
import { useEffect, useState } from 'react';
import { keptHits } from './kept-hits.ts';

export interface Found extends ReplyOf<typeof search> {
  /** What was asked. */
  of: string;
  /** Found in what this browser keeps, since no network is there. */
  kept: boolean;
}

/** Letters that follow at once are one question. */
export const typingMs = 120;
/** From here on it is said that it takes long. */
const slowMs = 1_000;

/** What the server finds, or this browser without it; what was found last stays until then. */
export function useFound(
  query: string,
  all: SearchKind | undefined,
): { found: Found | undefined; isSlow: boolean } {
  const online = useOnline();
  const { user } = useSession();
  const person = user?.id ?? '';
  const [found, setFound] = useState<Found>();
  const [slow, setSlow] = useState('');
  const q = query.trim().slice(0, searchLimit.query);

  useEffect(() => {
    if (q === '') return;
    const ended = new AbortController();
    const { signal } = ended;
    const late = setTimeout(() => setSlow(q), slowMs);
    const keep = (next: Found) => {
      if (!signal.aborted) setFound(next);
    };
    const ask = async () => {
      const asked = all ? { q, kind: all, limit: searchLimit.hits } : { q };
      const reply = online
        ? await sendCall(search, { query: asked }, { signal }).catch(() => undefined)
        : undefined;
      if (signal.aborted) return;
      keep(
        reply
          ? { ...reply, of: q, kept: false }
          : { ...(await keptHits(person, q, all)), of: q, kept: true },
      );
      clearTimeout(late);
    };
    const soon = setTimeout(() => void ask(), typingMs);
    return () => {
      ended.abort();
      clearTimeout(soon);
      clearTimeout(late);
    };
  }, [q, all, online, person]);

  return { found: q === '' ? undefined : found, isSlow: slow === q && found?.of !== q };
}
