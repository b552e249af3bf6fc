import { listTasks } from '@board/contracts/calls/tasks';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { pageOfTasks, someTask } from '../testing/some-task.ts';
import { UpcomingColumn } from './upcoming-column.tsx';

test('seven days after today, what is due on each, and that a day is free', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const asked = jest.fn();
  mockApi().on(listTasks, ({ query }) => {
    asked(query);
    return pageOfTasks([
      someTask({ title: 'Problem set 7', date: '2026-11-19', time: '20:00-21:00' }),
      someTask({ title: 'Slides', date: '2026-11-20' }),
    ]);
  });
  renderBoard(<UpcomingColumn />, {
    messages: { namespace: 'calendar-tasks', catalogs: { 'zh-CN': zh, en } },
    day: '2026-11-18',
  });
  const tomorrow = within(await screen.findByRole('region', { name: /19 November|November 19/ }));
  expect(tomorrow.getByText('Problem set 7')).toBeVisible();
  expect(tomorrow.getByText('20:00')).toBeVisible();
  expect(screen.getAllByText('Free')).toHaveLength(5);
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ start_date: '2026-11-19', end_date: '2026-11-25' }),
  );
});
