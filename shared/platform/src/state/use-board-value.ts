import type { Snapshot } from 'valtio';
import { boardState } from './board-state.ts';
import { useStateValue } from './use-state-value.ts';

export function useBoardValue<Value>(read: (board: Snapshot<typeof boardState>) => Value): Value {
  return useStateValue(boardState, read);
}
