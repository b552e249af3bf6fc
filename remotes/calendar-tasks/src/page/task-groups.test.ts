import { someTask } from '@board/test-kit';
import { daysOfGroups, groupTasks } from './task-groups.ts';

const wednesday = '2026-11-18';
const on = (date: string, completed = false) => someTask({ date, completed });

test('tasks stand by how near they are, and a group without any is not there', () => {
  const tasks = [
    on('2026-11-10', true),
    on('2026-11-17'),
    on(wednesday),
    on('2026-11-19'),
    on('2026-11-22'),
    on('2026-11-23'),
  ];
  expect(groupTasks(tasks, wednesday).map(({ name }) => name)).toEqual([
    'overdue',
    'past',
    'today',
    'tomorrow',
    'week',
    'later',
  ]);
  expect(groupTasks(tasks.slice(2, 3), wednesday)).toHaveLength(1);
});

test('on a Sunday the week ends, and the next one begins the day after', () => {
  expect(groupTasks([on('2026-11-24')], '2026-11-22')[0]?.name).toBe('later');
});

test.each([
  ['Wednesday', '2026-11-18', ['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23']],
  ['Friday', '2026-11-20', ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']],
  ['Saturday', '2026-11-21', ['2026-11-21', '2026-11-22', '2026-11-23']],
  ['Sunday', '2026-11-22', ['2026-11-22', '2026-11-23', '2026-11-24']],
])('each group has a day that leads into it, on a %s too', (_, day, days) => {
  const found = daysOfGroups(day);
  expect(found.map(([, date]) => date)).toEqual(days);
  for (const [name, date] of found)
    expect(groupTasks([someTask({ date })], day)).toMatchObject([{ name }]);
});
