import { readMonth, readWhen } from './when.ts';

// A Wednesday.
const today = '2026-11-18';
const place = { locale: 'zh-CN', today, openDay: today, now: '10:00' } as const;
const days = (message: string): string => {
  const when = readWhen(message, place);
  return when ? (when.start === when.end ? when.start : `${when.start}..${when.end}`) : '';
};

test.each([
  ['what is on today?', '2026-11-18'],
  ['今晚有课吗', '2026-11-18'],
  ['Tomorrow', '2026-11-19'],
  ['明天的任务', '2026-11-19'],
  ['后天有空吗', '2026-11-20'],
  ['the day after tomorrow', '2026-11-20'],
  ['昨天', '2026-11-17'],
  ['on Friday', '2026-11-20'],
  ['on Monday', '2026-11-23'],
  ['周三有什么课', '2026-11-18'],
  ['下周三', '2026-11-25'],
  ['next friday', '2026-11-27'],
  ['星期天', '2026-11-22'],
  ['this week', '2026-11-16..2026-11-22'],
  ['这周有哪些课', '2026-11-16..2026-11-22'],
  ['下个星期', '2026-11-23..2026-11-29'],
  ['next week', '2026-11-23..2026-11-29'],
  ['on 2026-12-01', '2026-12-01'],
  ['12月1日', '2026-12-01'],
  ['2月30日', ''],
  ['hello', ''],
])("'%s' is about %s", (message, expected) => {
  expect(days(message)).toBe(expected);
});

test.each([
  ['where did my money go', '2026-11'],
  ['last month', '2026-10'],
  ['上个月花了多少', '2026-10'],
  ['10月份的开支', '2026-10'],
  ['2025-12', '2025-12'],
])("the month of '%s' is %s", (message, expected) => {
  expect(readMonth(message, place)).toBe(expected);
});
