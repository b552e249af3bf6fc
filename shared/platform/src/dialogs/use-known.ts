import type { Locale } from '@board/contracts/constants/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../api/message-of.ts';
import type { LayerProps } from '../remote-module.ts';
import { boardState } from '../state/board-state.ts';
import { toast } from './dialogs.ts';

const words: Record<Locale, readonly [gone: string, failed: string]> = {
  'zh-CN': ['已找不到，可能已被删除', '没能打开'],
  en: ['It is no longer there', 'It could not be opened'],
};

interface Request<Thing> {
  readonly data: { readonly items: readonly Thing[] } | undefined;
  readonly error?: unknown;
  readonly mutate: () => Promise<unknown>;
}

/**
 * What a layer is about, as it was when it came: a form does not change under somebody's hands. What
 * the list does not have is asked for anew once; then the person is told, and the layer closes.
 */
export function useKnown<Thing extends { id: string }>(
  { about, onClose }: LayerProps,
  { data, error, mutate }: Request<Thing>,
): Thing | undefined {
  const [known, setKnown] = useState<Thing>();
  const [isAnew, setAnew] = useState(false);
  const found = data?.items.find(({ id }) => id === about?.id);
  if (found && !known) setKnown(found);
  const isMissing = !known && !found && (error !== undefined || data !== undefined);
  const meet = useEffectEvent((isLast: boolean) => {
    if (!isLast) return void mutate().finally(() => setAnew(true));
    const [gone, failed] = words[boardState.locale];
    toast({ tone: 'error', message: error === undefined ? gone : messageOf(error, failed) });
    onClose();
  });
  useEffect(() => {
    if (isMissing) meet(isAnew);
  }, [isMissing, isAnew]);
  return known;
}
