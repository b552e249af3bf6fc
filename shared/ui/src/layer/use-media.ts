import { useSyncExternalStore } from 'react';

/** The width below which the board, dialogs and the timetable take a phone's shape; the style sheets name the same. */
export const phone = '(max-width: 767px)';

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
