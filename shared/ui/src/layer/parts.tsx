import { Children, type ReactNode } from 'react';
import { usePieces } from './use-pieces.ts';

/** As many frames as a screen full of anything takes at most while none of them is in time. */
const mostFrames = 16;

/** Its children one after the other, so that no press waits for all of them. Drawn once, they are drawn. */
export function Parts({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const drawn = usePieces(parts.length, Math.ceil(parts.length / mostFrames));
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length && <span hidden aria-busy="true" />}
    </>
  );
}
