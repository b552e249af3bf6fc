import { formatLocale, type Locale } from '@board/contracts/constants/locales';
import { saidDay, saidTime } from '../../../time/said-when.ts';
import type { TaskRow } from '../task-row.repository.ts';

interface Place {
  locale: Locale;
  timeZone: string;
  now: number;
}

const lateAfterMs = 2 * 60_000;

const words: Record<Locale, { late: (moment: string) => string; allDay: string }> = {
  'zh-CN': { late: (moment) => `迟到的提醒，原定${moment}。`, allDay: '全天' },
  en: { late: (moment) => `Late, it was set for ${moment}. `, allDay: 'all day' },
};

/** What a reminder says, and whether it comes late. */
export function reminderWords(
  row: Pick<TaskRow, 'title' | 'date' | 'time'>,
  time: string,
  { locale, timeZone, now }: Place,
): { title: string; message: string; late: boolean } {
  const moment = Date.parse(time);
  const late = now - moment > lateAfterMs;
  const clock = new Intl.DateTimeFormat(formatLocale[locale], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const when = `${saidDay(locale, row.date)} ${saidTime(row.time) || words[locale].allDay}`;
  return {
    title: row.title,
    message: `${late ? words[locale].late(clock.format(moment)) : ''}${when}`,
    late,
  };
}
