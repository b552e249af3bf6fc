import { useEffect, useLayoutEffect } from 'react';
import { startBoard } from './start-board.ts';
import { useIsBack } from './use-is-back.ts';

/**
 * Stands before the panels: effects run in this order, so the one reply is on its way before
 * the first panel asks for anything. Back on the board the panels come later, and so may this.
 */
export function BoardStart() {
  const isBack = useIsBack();
  useLayoutEffect(() => {
    if (!isBack) startBoard();
  }, [isBack]);
  useEffect(() => {
    if (isBack) startBoard();
  }, [isBack]);
  return null;
}
