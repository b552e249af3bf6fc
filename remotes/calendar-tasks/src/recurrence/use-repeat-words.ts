import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';
import { dayOfUntil, partsOf, type Weekday, weekdays } from './repeat-choice.ts';

/** The first Monday after the calendar of the computer began; what follows are its weekdays. */
const someMonday = '1970-01-05';

export function useWeekdayName() {
  const { shortWeekday } = useFormat();
  return (weekday: Weekday) => {
    const date = Number(someMonday.slice(8)) + weekdays.indexOf(weekday);
    return shortWeekday(`1970-01-${String(date).padStart(2, '0')}`);
  };
}

/** A rule as one says it. */
export function useRepeatWords() {
  const t = useTexts();
  const format = useFormat();
  const nameOf = useWeekdayName();

  return (rule: string): string => {
    const { FREQ, INTERVAL = '1', COUNT, UNTIL, BYDAY, BYMONTHDAY } = partsOf(rule);
    const every =
      INTERVAL === '1'
        ? t(`repeat.every.${FREQ}`)
        : t(`repeat.everyFew.${FREQ}`, { count: Number(INTERVAL) });
    const days = BYDAY?.split(',').map((part) => {
      const name = nameOf(weekdays.find((day) => part.endsWith(day)) ?? 'MO');
      const place = part.slice(0, -2);
      return place ? t(`repeat.place.${place}`, { day: name }) : name;
    });
    const on =
      BYMONTHDAY === '-1'
        ? t('repeat.lastDay')
        : BYMONTHDAY
          ? t('repeat.onDate', { date: BYMONTHDAY })
          : days
            ? t('repeat.onDays', { days: days.join(t('list.comma')) })
            : '';
    const end = UNTIL
      ? t('repeat.endsOn', { day: format.mediumDay(dayOfUntil(UNTIL)) })
      : COUNT
        ? t('repeat.endsAfter', { count: Number(COUNT) })
        : '';
    return `${every}${on}${end}`;
  };
}
