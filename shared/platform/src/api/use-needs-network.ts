import type { Locale } from '@board/contracts/constants/locales';
import { useLocale, useOnline } from '../board/use-board.ts';
import { useSession } from '../session/use-session.ts';

const words: Record<Locale, string> = {
  'zh-CN': '当前离线，联网后才能进行',
  en: 'You are offline: this needs the network',
};

/**
 * Why what cannot wait for the network cannot be begun now; nothing while there is one. For who has
 * not signed in nobody watches it: he learns by trying.
 */
export function useNeedsNetwork(): string | undefined {
  const locale = useLocale();
  const online = useOnline();
  const { status } = useSession();
  return online || status === 'guest' || status === 'offline' ? undefined : words[locale];
}
