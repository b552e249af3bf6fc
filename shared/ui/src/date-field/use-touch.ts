import { useSyncExternalStore } from 'react';

const coarse = '(pointer: coarse)';

function subscribe(listener: () => void) {
  const media = matchMedia(coarse);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether fingers point here, for whom a keyboard in the way is worth less than something to press. */
export const useTouch = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(coarse).matches);
