import { usePieces } from '@board/ui';
import { useEffect, useState } from 'react';
import type { BoardModule } from '../layout/board-modules.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';

/** Whose turn to be drawn has come: all of them at once, or one after the other and first none. */
export function useTurns(modules: readonly BoardModule[], isAtOnce: boolean) {
  const drawn = usePieces(modules.length, 1, isAtOnce ? modules.length : 0);
  const ready = new Set(modules.slice(0, drawn).map(({ id }) => id));
  const loader = useRemoteLoader();
  const [first] = useState(modules);
  // Their code comes while they wait for their turns; what fails each says in its place.
  useEffect(() => {
    for (const { remote } of first) loader.load(remote).catch(() => undefined);
  }, [loader, first]);
  return ({ id }: BoardModule): boolean => ready.has(id);
}
