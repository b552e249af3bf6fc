import { parseQuickAdd } from './parse-quick-add.ts';

/** A Wednesday. */
const today = '2026-11-18';

test.each([
  [
    '高数作业 明天20:00 !高',
    '高数作业',
    { date: '2026-11-19', startTime: '20:00', endTime: '21:00', priority: 'high' },
  ],
  [
    'essay fri 8pm !high',
    'essay',
    { date: '2026-11-20', startTime: '20:00', endTime: '21:00', priority: 'high' },
  ],
  ['买书', '买书', {}],
  ['高数作业明天20:00', '高数作业', { date: '2026-11-19', startTime: '20:00', endTime: '21:00' }],
  [
    '交实验报告 下周三 下午3点半 ！低',
    '交实验报告',
    { date: '2026-11-25', startTime: '15:30', endTime: '16:30', priority: 'low' },
  ],
  ['周三开会', '开会', { date: '2026-11-18' }],
  ['周二开会', '开会', { date: '2026-11-24' }],
  ['这周日 打球', '打球', { date: '2026-11-22' }],
  ['下下星期一 考试', '考试', { date: '2026-11-30' }],
  ['今晚8点 复习', '复习', { date: '2026-11-18', startTime: '20:00', endTime: '21:00' }],
  [
    '晚上九点到十点半 背单词',
    '背单词',
    { date: '2026-11-18', startTime: '21:00', endTime: '22:30' },
  ],
  ['12月1日 交费', '交费', { date: '2026-12-01' }],
  [
    '1月5号 期末考试 9:00-11:00',
    '期末考试',
    { date: '2027-01-05', startTime: '09:00', endTime: '11:00' },
  ],
  ['三天后 还书', '还书', { date: '2026-11-21' }],
  ['大后天 面试 上午10点', '面试', { date: '2026-11-21', startTime: '10:00', endTime: '11:00' }],
  ['一周一次的周会', '一周一次的周会', {}],
  [
    'lab report by tomorrow at 4:30pm !m',
    'lab report',
    { date: '2026-11-19', startTime: '16:30', endTime: '17:30', priority: 'medium' },
  ],
  [
    'group call 18:10-18:50',
    'group call',
    { date: '2026-11-18', startTime: '18:10', endTime: '18:50' },
  ],
  [
    'seminar next mon 2-4pm',
    'seminar',
    { date: '2026-11-23', startTime: '14:00', endTime: '16:00' },
  ],
  ['lunch 11-1pm', 'lunch', { date: '2026-11-18', startTime: '11:00', endTime: '13:00' }],
  ['pay rent on 1 Dec', 'pay rent', { date: '2026-12-01' }],
  ['exam jan 5', 'exam', { date: '2027-01-05' }],
  ['call home in 3 days', 'call home', { date: '2026-11-21' }],
  ['trip 2026-12-24', 'trip', { date: '2026-12-24' }],
  ['party 23:30', 'party', { date: '2026-11-18', startTime: '23:30', endTime: '23:59' }],
])('%s', (line, title, understood) => {
  expect(parseQuickAdd(line, today)).toEqual({ title, ...understood });
});

test.each([
  'Read chapter 8-9',
  'Solve 1/2 of the sheet',
  'C++ 17 features!',
  'Watch the sunset',
  'Monitor the build',
  '2026-02-30 does not exist',
  'wow!high5',
])('%s stays as it is', (line) => {
  expect(parseQuickAdd(line, today)).toEqual({ title: line });
});

test('the first of two days counts, the other stays', () => {
  expect(parseQuickAdd('move friday talk to sat', today)).toMatchObject({
    title: 'move talk to sat',
  });
});
