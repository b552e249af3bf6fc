import { clearLogs, deleteLog, listLogs } from '@board/contracts/calls/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, at, find, id, section, showConsole } from '../testing/show-console.tsx';
import { LogPanel } from './log-panel.tsx';

beforeEach(() => sessionStorage.clear());

test('the log filters by level, fifty at a time, and is cleared after a question', async () => {
  const { person, api } = showConsole(<LogPanel />);
  api.on(clearLogs, () => ({ deleted: 1 })).on(deleteLog, () => ({ success: true }));
  await find('System log', 'Snapshot refused');
  expect(api.requests(listLogs)[0]?.url).toBe('/api/admin/logs?limit=50');
  await person.click(screen.getByRole('radio', { name: 'Warning' }));
  await waitFor(() =>
    expect(api.requests(listLogs).at(-1)?.url).toBe('/api/admin/logs?level=warning&limit=50'),
  );
  await person.click(await screen.findByRole('button', { name: 'Delete: Snapshot refused' }));
  expect(api.requests(deleteLog)).toHaveLength(1);
  await person.click(await within(section('System log')).findByRole('button', { name: 'Clear' }));
  const question = await screen.findByRole('alertdialog', { name: 'Clear the log?' });
  await person.click(within(question).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(api.requests(clearLogs)[0]?.body).toEqual({ level: 'warning' }));
});

test('a log that cannot be cleared is not called an entry', async () => {
  const { person, api } = showConsole(<LogPanel />);
  api.refuse(clearLogs, 0, 'network', '');
  await find('System log', 'Snapshot refused');
  await person.click(await within(section('System log')).findByRole('button', { name: 'Clear' }));
  const question = await screen.findByRole('alertdialog', { name: 'Clear the log?' });
  await person.click(within(question).getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('The log could not be cleared')).toBeVisible();
});

test('what a browser says in English of a file that never came is said in words', async () => {
  const message = '1.0.0-8340f69cafd3 · entry · Failed to fetch';
  const api = answers().on(listLogs, () => ({
    items: [
      {
        id: id(4),
        level: 'error' as const,
        module: 'remote:finance',
        timestamp: at,
        message,
        request_id: 'r1',
      },
    ],
    limit: 50,
    offset: 0,
    has_more: false,
  }));
  showConsole(<LogPanel />, { api, locale: 'zh-CN' });
  expect(await screen.findByText('文件没有取到')).toBeVisible();
  expect(screen.queryByText('Failed to fetch')).toBeNull();
});
