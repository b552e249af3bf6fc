import { blankForm } from './form-values.ts';
import { usualReminders } from './usual-reminders.ts';

const place = { timeZone: 'Asia/Shanghai', now: Date.parse('2026-11-16T04:00:00.000Z') };
const due = { ...blankForm('2026-11-20'), startTime: '20:00', endTime: '20:00' };

test('what is to be handed in is reminded of a week, three days and a day before, where that is ahead', () => {
  expect(usualReminders(due, place)).toEqual({
    hasReminder: true,
    before: [4_320, 1_440],
    moments: [],
  });
  expect(usualReminders(blankForm('2026-11-20'), place)).toEqual({
    hasReminder: true,
    before: [],
    moments: ['2026-11-17T08:00', '2026-11-19T08:00'],
  });
  expect(usualReminders(blankForm('2026-11-16'), place)).toMatchObject({ hasReminder: false });
});

test('what was chosen stays', () => {
  expect(usualReminders({ ...due, hasReminder: true, before: [10] }, place)).toMatchObject({
    before: [10],
  });
});
