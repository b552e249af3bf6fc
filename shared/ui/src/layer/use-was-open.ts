import { useState } from 'react';
import type { LateCode } from './late-code.ts';

/**
 * Stays true after the first opening, so that a layer can play its closing. One whose code did not
 * come has none to play, and its next opening asks anew.
 */
export function useWasOpen(open: boolean, { loaded }: LateCode<unknown>): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) {
    setWasOpen(true);
  }
  return open || (wasOpen && loaded() !== undefined);
}
