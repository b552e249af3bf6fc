import { minuteMs } from '@board/time';
import { useTexts } from '../text.ts';

/** 'in 2 h 28 min', '13 min ago'. */
export function useWaitWords() {
  const t = useTexts();
  return (moment: number, now: number): string => {
    const minutes = Math.ceil((moment - now) / minuteMs);
    if (minutes === 0) return t('reminders.now');
    const size = Math.abs(minutes);
    const hours = Math.floor(size / 60);
    const days = Math.floor(hours / 24);
    const span =
      days > 0
        ? t('reminders.days', { count: days })
        : hours > 0
          ? t(size % 60 === 0 ? 'reminders.hours' : 'reminders.hoursMinutes', {
              hours,
              minutes: size % 60,
            })
          : t('reminders.minutes', { minutes: size });
    return t(minutes > 0 ? 'reminders.in' : 'reminders.ago', { span });
  };
}
