import { useTexts } from '../text.ts';

/** How long before the start. */
export function usePresetName(): (minutes: number) => string {
  const t = useTexts();
  return (minutes) => {
    if (minutes === 0) return t('reminders.atStart');
    if (minutes % 1_440 === 0) return t('reminders.daysBefore', { count: minutes / 1_440 });
    if (minutes % 60 === 0) return t('reminders.hoursBefore', { count: minutes / 60 });
    return t('reminders.minutesBefore', { count: minutes });
  };
}
