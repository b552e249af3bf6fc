import type { Snapshot } from 'valtio';
import { useStateValue } from '../state/use-state-value.ts';
import { boardState } from './board-state.ts';

export function useBoardValue<Value>(read: (board: Snapshot<typeof boardState>) => Value): Value {
  return useStateValue(boardState, read);
}
