import { readStanding, writeStanding } from './revisions.ts';

test.each([
  ['tasks=118', { from: { tasks: 118 }, to: { tasks: 118 }, alone: true }],
  [
    'tasks=118>119,user=40>42',
    { from: { tasks: 118, user: 40 }, to: { tasks: 119, user: 42 }, alone: true },
  ],
  ['tasks=118~119', { from: { tasks: 118 }, to: { tasks: 119 }, alone: false }],
] as const)('%s is written and read', (text, standing) => {
  expect(writeStanding(standing)).toBe(text);
  expect(readStanding(text)).toEqual(standing);
});

test.each([null, '', 'tasks', 'tasks=1>', 'tasks=1,user'])('%s stands for nothing', (text) => {
  expect(readStanding(text)).toBeUndefined();
});
