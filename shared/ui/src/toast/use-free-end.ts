import { type RefObject, useEffect, useState } from 'react';

/** Of the screen, as high as a toast at its top. */
const topEnd = 100;
const inUse = '[role="dialog"], [role="alertdialog"], input, textarea, select';

/**
 * Where on a phone toasts cover neither the field with the focus nor what was just opened: at the
 * bottom, but above a sheet or a field that is in use, unless that stands at the top itself.
 */
export function useFreeEnd(region: RefObject<HTMLElement | null>, toasts: number) {
  const [end, setEnd] = useState<'top' | 'bottom'>('bottom');
  useEffect(() => {
    if (toasts === 0) return;
    const look = () => {
      const focused = document.activeElement;
      // A toast that is pressed stays where it is.
      if (!focused || region.current?.contains(focused)) return;
      const isHigh = focused.matches('input') && focused.getBoundingClientRect().top < topEnd;
      setEnd(focused.closest(inUse) && !isHigh ? 'top' : 'bottom');
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [region, toasts]);
  return end;
}
