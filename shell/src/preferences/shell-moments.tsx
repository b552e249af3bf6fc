import { type Text, useText } from '@board/platform';
import { useMoments } from '@board/platform/host';
import { MomentsProvider, type MomentTexts } from '@board/ui';
import { type ReactNode, useMemo } from 'react';

/** How fields of days and times read and speak; nobody meets one before he has signed in. */
export function ShellMoments({ children }: { children: ReactNode }) {
  const t = useText('shell');
  const known = useMoments();
  const moments = useMemo(() => ({ ...known, texts: momentTexts(t) }), [known, t]);
  return <MomentsProvider moments={moments}>{children}</MomentsProvider>;
}

const momentTexts = (t: Text): MomentTexts => ({
  comma: t('moments.comma'),
  isToday: t('moments.isToday'),
  previousMonth: t('moments.previousMonth'),
  nextMonth: t('moments.nextMonth'),
  chooseDay: t('moments.chooseDay'),
  chooseTime: t('moments.chooseTime'),
  chooseMoment: t('moments.chooseMoment'),
  dayExample: t('moments.dayExample'),
  timeExample: t('moments.timeExample'),
  momentExample: t('moments.momentExample'),
  dayUnknown: t('moments.dayUnknown'),
  timeUnknown: t('moments.timeUnknown'),
  monthEnds: (month, days) => t('moments.monthEnds', { month, days }),
  tooEarly: (day) => t('moments.tooEarly', { day }),
  tooLate: (day) => t('moments.tooLate', { day }),
  takeBack: (words) => t('moments.takeBack', { words }),
  today: t('moments.today'),
  tomorrow: t('moments.tomorrow'),
  weekend: t('moments.weekend'),
  nextMonday: t('moments.nextMonday'),
  inAWeek: t('moments.inAWeek'),
  noDay: t('moments.noDay'),
  noTime: t('moments.noTime'),
  morning: t('moments.morning'),
  afternoon: t('moments.afternoon'),
  evening: t('moments.evening'),
  endOfDay: t('moments.endOfDay'),
  tonight: t('moments.tonight'),
  tomorrowMorning: t('moments.tomorrowMorning'),
  minutes: (count) => t('moments.minutes', { count }),
});
