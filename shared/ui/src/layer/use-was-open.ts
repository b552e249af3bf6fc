import { useState } from 'react';

/** Stays true after the first opening, so that a layer can play its closing. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) {
    setWasOpen(true);
  }
  return wasOpen || open;
}
