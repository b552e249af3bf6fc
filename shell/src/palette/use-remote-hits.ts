import { searchLimit } from '@board/contracts/constants/search';
import { matcherOf } from '@board/contracts/search/matcher';
import { type RemoteHit, useLocale } from '@board/platform';
import { useEffect, useState } from 'react';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useRemotesHere } from '../remotes/remotes-here.ts';

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
    const matches = matcherOf(text);
    const asked = {
      text,
      matches: (title: string, more?: string) => matches(title, more) !== undefined,
      signal: ended.signal,
    };
    const sources = remotes.flatMap(({ name, descriptor }) =>
      (descriptor.search ?? []).map((source) => ({ ...source, name })),
    );
    const ask = async ({ name, kind, title }: (typeof sources)[number]) => {
      const { module } = await loader.load(name);
      const hits = (await module.search?.[kind]?.(asked)) ?? [];
      return {
        id: `${name} ${kind}`,
        label: title[locale],
        hits: hits
          .slice(0, searchLimit.first)
          .map((hit) => ({ ...hit, marks: matches(hit.title)?.marks ?? [] })),
      };
    };
    void Promise.allSettled(sources.map(ask)).then((results) => {
      if (ended.signal.aborted) return;
      const groups = results.flatMap((result) =>
        result.status === 'fulfilled' && result.value.hits.length > 0 ? [result.value] : [],
      );
      setFound({ of: text, groups });
    });
    return () => ended.abort();
  }, [text, loader, locale, remotes]);

  const isReady = text !== '' && found?.of === text;
  return { groups: isReady ? found.groups : none, isReady };
}

const none: readonly RemoteGroup[] = [];
