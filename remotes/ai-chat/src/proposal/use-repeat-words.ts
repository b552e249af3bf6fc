import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** 5 January 1970 was a Monday. */
const firstMonday = 5;

/** A rule that may be proposed, as one says it. */
export function useRepeatWords(): (rule: string) => string {
  const t = useTexts();
  const { shortWeekday } = useFormat();
  const nameOf = (day: string) =>
    shortWeekday(`1970-01-${String(firstMonday + weekdays.indexOf(day)).padStart(2, '0')}`);
  return (rule) => {
    const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
    const every = t(`proposal.repeat.${parts.get('FREQ')}`, {
      count: Number(parts.get('INTERVAL') ?? 1),
    });
    const days = parts.get('BYDAY')?.split(',').map(nameOf).join(t('proposal.repeat.comma'));
    const date = parts.get('BYMONTHDAY');
    if (days) return t('proposal.repeat.onDays', { every, days });
    return date ? t('proposal.repeat.onDate', { every, date }) : every;
  };
}
