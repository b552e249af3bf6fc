import { startTransition, useEffect, useState } from 'react';

/** True from the piece of work after the first, which therefore stays a small one. */
export function useNextPiece(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
