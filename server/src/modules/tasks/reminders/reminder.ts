import type { Reminder } from '@board/contracts/schemas/tasks';
import { instantOf, minuteMs } from '@board/time';
import { instant } from '../../../time/clock.ts';

const none: Reminder[] = [];

export function readReminders(stored: string): Reminder[] {
  return stored === '[]' ? none : (JSON.parse(stored) as Reminder[]);
}

/** One reminder a moment, the first one first. */
export function writeReminders(reminders: readonly Reminder[]): {
  reminders: string;
  reminder_time: string | null;
} {
  const byTime = new Map(reminders.map((reminder) => [reminder.time, reminder]));
  const ordered = [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
  return { reminders: JSON.stringify(ordered), reminder_time: ordered[0]?.time ?? null };
}

/** `time` is that of the task, 'HH:MM-HH:MM'. */
export function timeBefore(timeZone: string, date: string, time: string, minutes: number): string {
  return instant(instantOf(timeZone, date, time.slice(0, 5)) - minutes * minuteMs);
}
