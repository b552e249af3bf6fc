import { relativeTime, useLocale, useNow } from '@board/platform';

/** How long ago something was, as one says it. */
export function useAgo(): (instant: string) => string {
  const locale = useLocale();
  const now = useNow();
  return (instant) => relativeTime(Date.parse(instant), now, locale, { days: true });
}
