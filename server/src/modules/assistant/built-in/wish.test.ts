import { readWish } from './wish.ts';

const today = '2026-11-18';
const place = { locale: 'zh-CN', today, openDay: today, now: '10:00' } as const;

test.each([
  [
    'Add a task: Lab report tomorrow 16:00-17:30',
    { title: 'Lab report', date: '2026-11-19', time: '16:00-17:30' },
  ],
  [
    'Add a task: read chapter 3 tomorrow at 10:00',
    { title: 'read chapter 3', date: '2026-11-19', time: '10:00-11:00' },
  ],
  ['添加任务：今晚 23:15 交报告', { title: '交报告', date: today, time: '23:15-23:59' }],
  ['remind me to return two books on Friday', { title: 'return two books', date: '2026-11-20' }],
  [
    '添加任务：明天 9:00 到 10:00 复习线性代数',
    { title: '复习线性代数', date: '2026-11-19', time: '09:00-10:00' },
  ],
  ['提醒我后天交电费', { title: '交电费', date: '2026-11-20' }],
])("'%s' wishes for a task", (message, input) => {
  expect(readWish(message, place)).toEqual({ name: 'add_task', input });
});

test.each([
  [
    'Record an expense of 18 for lunch',
    { type: 'expense', amount: 18, category: 'dining', description: 'lunch', date: today },
  ],
  [
    '记一笔 支出 12.5 元 打印讲义',
    { type: 'expense', amount: 12.5, category: 'study', description: '打印讲义', date: today },
  ],
  [
    '收入 160 元 家教',
    { type: 'income', amount: 160, category: 'part-time', description: '家教', date: today },
  ],
])("'%s' wishes for an entry", (message, input) => {
  expect(readWish(message, place)).toEqual({ name: 'add_transaction', input });
});

test.each([
  'Which tasks are due?',
  '这个月支出多少',
  'add a task',
  'What does an expense of time mean?',
])("'%s' wishes for nothing", (message) => {
  expect(readWish(message, place)).toBeUndefined();
});
