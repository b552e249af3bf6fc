import { type LoadedProps, Loaded as Plain } from '@board/ui';
import { useTexts } from '../text.ts';

/** What failed and what is not there yet, in the words of finance. */
export function useLoadWords() {
  const t = useTexts();
  return { failed: t('state.refreshFailed'), unknown: t('state.notImplemented') };
}

export function Loaded<Data>(props: Omit<LoadedProps<Data>, 'failed' | 'unknown'>) {
  return <Plain {...useLoadWords()} {...props} />;
}
