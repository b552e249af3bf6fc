import { repeatText } from './repeat-text.ts';

const days = {
  shortWeekday: (day: string) => `weekday of ${day.slice(8)}`,
  mediumDay: (day: string) => day,
};

test.each([
  ['FREQ=DAILY', '每天', 'Every day'],
  ['FREQ=WEEKLY;INTERVAL=2', '每 2 周', 'Every 2 weeks'],
  ['FREQ=MONTHLY;BYMONTHDAY=17', '每月 17 日', 'Every month on day 17'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '每月最后一天', 'Every month on the last day'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=3', '每年', 'Every year'],
  [
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=-1',
    '每 12 个月最后一天',
    'Every 12 months on the last day',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=12;BYDAY=1MO',
    '每 12 个月（第一个weekday of 05）',
    'Every 12 months on first weekday of 05',
  ],
  ['FREQ=MONTHLY;INTERVAL=24', '每 2 年', 'Every 2 years'],
  ['FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=3', '每 18 个月 3 日', 'Every 18 months on day 3'],
  ['FREQ=DAILY;UNTIL=20261204', '每天，到 2026-12-04', 'Every day, until 2026-12-04'],
  ['FREQ=DAILY;COUNT=1', '每天，共 1 次', 'Every day, 1 time'],
  [
    'FREQ=WEEKLY;COUNT=5;BYDAY=MO,SU',
    '每周（weekday of 05、weekday of 11），共 5 次',
    'Every week on weekday of 05, weekday of 11, 5 times',
  ],
  ['FREQ=MONTHLY;BYDAY=-1FR', '每月（最后一个weekday of 09）', 'Every month on last weekday of 09'],
])('%s is said as one says it', (rule, zh, en) => {
  expect([repeatText(rule, 'zh-CN', days), repeatText(rule, 'en', days)]).toEqual([zh, en]);
});
