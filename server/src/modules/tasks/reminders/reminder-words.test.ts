import { reminderWords } from './reminder-words.ts';

test.each([
  ['22:00-22:00', 'Wed 25 November 22:00'],
  ['08:00-09:30', 'Wed 25 November 08:00–09:30'],
  ['', 'Wed 25 November all day'],
])('a reminder of %s says when it is as one says it', (time, message) => {
  const moment = '2026-11-25T00:00:00.000Z';
  const place = { locale: 'en', timeZone: 'Asia/Shanghai', now: Date.parse(moment) } as const;
  const task = { title: 'Sheet 4', date: '2026-11-25', time };
  expect(reminderWords(task, moment, place).message).toBe(message);
});
