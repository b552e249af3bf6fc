import { dayMinutes, minuteMs } from '@board/time';
import { lengthWords } from '../task/length-words.ts';
import { useTexts } from '../text.ts';

/** 'in 2 h 28 min', '13 min ago'. */
export function useWaitWords() {
  const t = useTexts();
  return (moment: number, now: number): string => {
    const minutes = Math.ceil((moment - now) / minuteMs);
    if (minutes === 0) return t('reminders.now');
    const size = Math.abs(minutes);
    const days = Math.floor(size / dayMinutes);
    const span = days > 0 ? t('reminders.days', { count: days }) : lengthWords(t, size);
    return t(minutes > 0 ? 'reminders.in' : 'reminders.ago', { span });
  };
}
