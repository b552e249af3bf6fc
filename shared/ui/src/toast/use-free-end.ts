import { type RefObject, useEffect, useState } from 'react';

/** Of the screen, as high as a toast at its top. */
const topEnd = 100;
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const fields = 'input, textarea, select';

/**
 * Where toasts cover neither what was just opened nor, on a phone, the field with the focus: at the
 * bottom, but above a dialog, sheet, menu or field that is in use, unless that stands at the top itself.
 */
export function useFreeEnd(region: RefObject<HTMLElement | null>, toasts: number) {
  const [place, setPlace] = useState({ end: 'bottom', isOverLayer: false });
  useEffect(() => {
    if (toasts === 0) return;
    const look = () => {
      const focused = document.activeElement;
      // A toast that is pressed stays where it is.
      if (!focused || region.current?.contains(focused)) return;
      const isHigh = focused.matches('input') && focused.getBoundingClientRect().top < topEnd;
      const isOverLayer = focused.closest(layers) !== null;
      const isTop = (isOverLayer || focused.matches(fields)) && !isHigh;
      setPlace({ end: isTop ? 'top' : 'bottom', isOverLayer });
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [region, toasts]);
  return place;
}
