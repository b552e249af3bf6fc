import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { boardState } from './board-state.ts';

export const subscribeToBoard = (listener: () => void) => subscribe(boardState, listener);

/**
 * One plain value of the board's state. A snapshot of the whole is another object whenever any part of
 * it changes, and then React draws in one piece what it had begun to draw in many.
 */
export function useBoardValue<Value>(read: (state: typeof boardState) => Value): Value {
  return useSyncExternalStore(subscribeToBoard, () => read(boardState));
}
