import { relativeTime, useLocale, useNow, useTimeZone } from '@board/platform';

/** 'just now', minutes, hours, then the date. */
export function MessageTime({ timestamp }: { timestamp: number }) {
  const now = useNow();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time dateTime={new Date(timestamp).toISOString()}>
      {relativeTime(timestamp, now, locale, { timeZone })}
    </time>
  );
}
