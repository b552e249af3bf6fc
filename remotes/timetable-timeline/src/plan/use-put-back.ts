import { attempt } from '@board/platform';
import { useTexts } from '../text.ts';

/** The way back from what a form has written, said in the same words whatever it was. */
export function usePutBack() {
  const t = useTexts();
  const words = { done: t('lesson.putBack'), failed: t('failed') };
  return (back: () => Promise<unknown>, key: string) => () => attempt(back, { ...words, key });
}
