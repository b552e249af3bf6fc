import type { Recurring, RecurringEdit } from '@board/contracts/calls/finance';
import type { Locale } from '@board/contracts/constants/locales';
import type { Rhythm } from '@board/contracts/constants/transactions';
import type { Text } from '@board/platform';
import { blankForm, type FormValues, formOf, readForm } from '../ledger/form-values.ts';

/** A record, which begins on its date, and how it comes again. */
export interface RecurringValues extends FormValues {
  every: Rhythm;
  end: string;
}

export const blankRecurring = (day: string): RecurringValues => ({
  ...blankForm(day),
  every: 'month',
  end: '',
});

export const recurringForm = (recurring: Recurring): RecurringValues => ({
  ...formOf({ ...recurring, date: recurring.start_date, time: null, course: '' }),
  every: recurring.every,
  end: recurring.end_date ?? '',
});

export function readRecurring(t: Text, values: RecurringValues, locale: Locale) {
  const read = readForm(t, values, locale);
  if ('problems' in read) return read;
  const { date, time: _, course: _course, ...paid } = read.body;
  return {
    body: {
      ...paid,
      every: values.every,
      start_date: date,
      end_date: values.end || null,
    } satisfies Record<Exclude<keyof RecurringEdit, 'paused'>, unknown>,
  };
}
