import { useLayoutEffect } from 'react';
import { startBoard } from './start-board.ts';

/**
 * Stands before the panels: effects run in this order, so the one reply is on its way before
 * the first panel asks for anything.
 */
export function BoardStart() {
  useLayoutEffect(startBoard, []);
  return null;
}
