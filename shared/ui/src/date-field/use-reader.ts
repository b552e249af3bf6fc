import type { Options, Place, Said } from '@board/time/words';
import { useEffect, useState } from 'react';
import { useMoments } from '../texts/moments.tsx';

export type ReadLine = (
  line: string,
  kinds: Options['kinds'],
  openDay?: string,
) => Said | undefined;

/** The house's reader of words, fetched when somebody is about to write; nothing is read until it is there. */
export function useReader(isNeeded: boolean) {
  const { locale, today, zone = '', now, loadWords } = useMoments();
  const [read, setRead] = useState<Awaited<ReturnType<typeof loadWords>>>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isNeeded || read) return;
    let isAsked = true;
    void loadWords().then((found) => {
      if (!isAsked) return;
      setRead(() => found);
      setAway(!found);
    });
    return () => {
      isAsked = false;
    };
  }, [isNeeded, read, loadWords]);

  const readLine: ReadLine = (line, kinds, openDay = today) => {
    const place: Place = { locale, today, openDay, now: now(), zone };
    return read?.(line, place, { kinds: kinds ?? [], asked: true });
  };
  return { readLine, isComing: !read && !isAway };
}
