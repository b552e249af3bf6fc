import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { startBoard } from './start-board.ts';
import { useIsBack } from './use-is-back.ts';

/**
 * Stands before the panels: effects run in this order, so the one reply is on its way before
 * the first panel asks for anything. Back on the board the panels come later, and so may this.
 */
export function BoardStart() {
  const isBack = useIsBack();
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    if (!isBack) startBoard(mutate);
  }, [isBack, mutate]);
  useEffect(() => {
    if (isBack) startBoard(mutate);
  }, [isBack, mutate]);
  return null;
}
