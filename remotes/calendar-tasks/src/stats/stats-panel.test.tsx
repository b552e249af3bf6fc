import { taskStats, taskTrend } from '@board/contracts/calls/tasks';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { StatsPanel } from './stats-panel.tsx';

const date = '2026-11-18';

test('two rings from the server, right for any number of tasks', async () => {
  mockApi().on(taskStats, () => ({
    date,
    day: { completed: 3, open: 5 },
    overall: { completed: 9_000, open: 3_000 },
  }));
  renderBoard(<StatsPanel />, { messages, day: date });
  expect(await screen.findByRole('img', { name: '18 November: 38%, 3 of 8 tasks' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Overall: 75%, 9,000 of 12,000 tasks' })).toBeVisible();
});

test('without a task a ring is empty and says so', async () => {
  const none = { completed: 0, open: 0 };
  mockApi().on(taskStats, () => ({ date, day: none, overall: none }));
  renderBoard(<StatsPanel />, { messages, day: date, locale: 'zh-CN' });
  expect(await screen.findByRole('img', { name: '11月18日: 0%, 没有任务' })).toBeVisible();
});

test('the fortnight behind the rings is a table too', async () => {
  mockApi()
    .on(taskStats, () => ({
      date,
      day: { completed: 1, open: 1 },
      overall: { completed: 1, open: 1 },
    }))
    .on(taskTrend, () => ({ days: [{ date, completed: 1, open: 1 }] }));
  const { person } = renderBoard(<StatsPanel />, { messages, day: date });
  await person.click(await screen.findByRole('button', { name: '14 days' }));
  expect(await screen.findByRole('row', { name: /18 Nov 2026 1 1/ })).toBeInTheDocument();
});
