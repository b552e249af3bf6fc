import { isSure } from '@board/platform';
import { useState } from 'react';
import { useTexts } from '../text.ts';

/** Of what is shown this once: who leaves it before it was copied or saved is asked. */
export function useKept(onLeave: () => void, isSecret = true): { keep(): void; leave(): void } {
  const t = useTexts();
  const [isKept, setKept] = useState(false);
  async function leave() {
    if (isKept || !isSecret || (await isSure(t('once.title'), t('once.note'), t('once.leave'))))
      onLeave();
  }
  return { keep: () => setKept(true), leave: () => void leave() };
}
