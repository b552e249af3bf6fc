import { assignmentReminderTime, usualAssignmentReminders } from '@board/contracts/constants/tasks';
import { addDays, dayMs, minuteMs } from '@board/time';
import { type FormValues, isOver, wallMoment } from './form-values.ts';

/** What is to be handed in is reminded of some days before, as far as they are ahead and nothing else was chosen. */
export function usualReminders(
  values: FormValues,
  place: { timeZone: string; now: number },
): Pick<FormValues, 'hasReminder' | 'before' | 'moments'> {
  const { date, startTime, endTime, hasReminder, before, moments } = values;
  if (hasReminder || date === '') return { hasReminder, before, moments };
  if (startTime !== '' && endTime !== '') {
    const ahead = usualAssignmentReminders.filter((minutes) => !isOver(values, minutes, place));
    return { hasReminder: ahead.length > 0, before: ahead, moments: [] };
  }
  const now = wallMoment(place.timeZone, place.now);
  const ahead = usualAssignmentReminders
    .map((minutes) => addDays(date, (-minutes * minuteMs) / dayMs))
    .map((day) => `${day}T${assignmentReminderTime}`)
    .filter((moment) => moment > now);
  return { hasReminder: ahead.length > 0, before: [], moments: ahead };
}
