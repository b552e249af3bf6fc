import { useEffect, useState } from 'react';

/** Since the page was loaded. */
let wasHere = false;

/** Whether the board was on screen before: then all its code is there, and another page is to be taken down. */
export function useIsBack(): boolean {
  const [isBack] = useState(wasHere);
  useEffect(() => {
    wasHere = true;
  }, []);
  return isBack;
}
