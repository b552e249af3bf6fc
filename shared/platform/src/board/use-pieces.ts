import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts are drawn by now: `first` at once, and then `step` more in a piece of work
 * of their own, so that none of them holds up a press on something else.
 */
export function usePieces(parts: number, step: number, first = step): number {
  const [drawn, setDrawn] = useState(first);
  const isWhole = drawn >= parts;
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + step));
  }, [drawn, isWhole, step]);
  return Math.min(drawn, parts);
}
