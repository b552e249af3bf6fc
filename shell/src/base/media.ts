import { useSyncExternalStore } from 'react';

/** The widths at which the board changes its shape; the style sheets name the same. */
export const phone = '(max-width: 767px)';
/** Room for a fourth column; the stylesheet of the board says the same. */
export const wide = '(min-width: 1760px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
