import type { Text } from '@board/platform';

/** '45 min', '2 h', '1 h 30 min'. */
export function lengthWords(t: Text, length: number): string {
  const values = { hours: Math.floor(length / 60), minutes: length % 60 };
  if (values.hours === 0) return t('reminders.minutes', values);
  return t(values.minutes === 0 ? 'reminders.hours' : 'reminders.hoursMinutes', values);
}
