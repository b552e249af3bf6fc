import { searchLimit } from '@board/contracts/constants/search';
import { mayForgive } from '@board/contracts/search/by-kind';
import { matcherOf } from '@board/contracts/search/matcher';
import { type RemoteHit, useLocale } from '@board/platform';
import { useEffect, useState } from 'react';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useRemotesHere } from '../remotes/remotes-here.ts';
import { typingMs } from './use-found.ts';

export interface RemoteGroup {
  id: string;
  label: string;
  hits: readonly (RemoteHit & { marks: readonly (readonly number[])[] })[];
}

/** What remotes find by themselves, as their descriptors say; each that cannot come finds nothing. */
export function useRemoteHits(query: string): {
  groups: readonly RemoteGroup[];
  /** All have answered for just these words. */
  isReady: boolean;
} {
  const loader = useRemoteLoader();
  const locale = useLocale();
  const remotes = useRemotesHere();
  const [found, setFound] = useState<{ of: string; groups: readonly RemoteGroup[] }>();
  const text = query.trim();

  useEffect(() => {
    if (text === '') return;
    const ended = new AbortController();
    const ways = mayForgive(text) ? [false, true] : [false];
    const sources = remotes.flatMap(({ name, descriptor }) =>
      (descriptor.search ?? []).map((source) => ({ ...source, name })),
    );
    const ask = async ({ name, kind, title }: (typeof sources)[number]) => {
      const { module } = await loader.load(name);
      const group = { id: `${name} ${kind}`, label: title[locale] };
      for (const forgiving of ways) {
        const matches = matcherOf(text, { forgiving });
        const found = await module.search?.[kind]?.({
          text,
          matches: (words, more) => matches(words, more) !== undefined,
          forgiving,
          signal: ended.signal,
        });
        const marked = (hit: RemoteHit) => ({ ...hit, marks: matches(hit.title)?.marks ?? [] });
        if (found && found.length > 0)
          return { ...group, hits: found.slice(0, searchLimit.first).map(marked) };
      }
      return { ...group, hits: [] };
    };
    const askAll = async () => {
      const results = await Promise.allSettled(sources.map(ask));
      if (ended.signal.aborted) return;
      const groups = results.flatMap((result) =>
        result.status === 'fulfilled' && result.value.hits.length > 0 ? [result.value] : [],
      );
      setFound({ of: text, groups });
    };
    const soon = setTimeout(() => void askAll(), typingMs);
    return () => {
      ended.abort();
      clearTimeout(soon);
    };
  }, [text, loader, locale, remotes]);

  const isReady = text !== '' && found?.of === text;
  return { groups: isReady ? found.groups : none, isReady };
}

const none: readonly RemoteGroup[] = [];
