import { usePieces } from '@board/ui';
import type { BoardModule } from '../layout/board-modules.ts';

/** Whose turn to be drawn has come: all of them at once, or one after the other and first none. */
export function useTurns(modules: readonly BoardModule[], isAtOnce: boolean) {
  const drawn = usePieces(modules.length, 1, isAtOnce ? modules.length : 0);
  const ready = new Set(modules.slice(0, drawn).map(({ id }) => id));
  return ({ id }: BoardModule): boolean => ready.has(id);
}
