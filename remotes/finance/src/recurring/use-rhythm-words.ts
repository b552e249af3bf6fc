import type { Recurring } from '@board/contracts/calls/finance';
import { useFormat, useText } from '@board/platform';

/** How often it comes, and when next, as one says it. */
export function useRhythmWords() {
  const t = useText('finance');
  const format = useFormat();
  return ({ every, start_date: start, paused, next_date: next }: Recurring): string => {
    const rhythm = t(`recurring.on.${every}`, {
      weekday: format.weekday(start),
      date: Number(start.slice(8)),
      day: format.monthDay(start),
    });
    if (paused) return `${rhythm} · ${t('recurring.paused')}`;
    if (next === null) return `${rhythm} · ${t('recurring.ended')}`;
    return `${rhythm} · ${t('recurring.next', { day: format.monthDay(next) })}`;
  };
}
