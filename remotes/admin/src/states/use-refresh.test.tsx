import { listLogs } from '@board/contracts/calls/admin';
import { listAdminUsers } from '@board/contracts/calls/admin-users';
import { listAssistantConfigs } from '@board/contracts/calls/assistant-configs';
import { screen, waitFor, within } from '@testing-library/react';
import { LogPanel } from '../log/log-panel.tsx';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { answers, showConsole } from '../testing/show-console.tsx';
import { UsersSection } from '../users/users-section.tsx';

beforeEach(() => sessionStorage.clear());

const parts = [
  ['en', UsersSection, listAdminUsers, 'Refresh users', 'The user list could not be refreshed'],
  ['zh-CN', UsersSection, listAdminUsers, '刷新用户', '刷新用户列表失败'],
  ['en', LogPanel, listLogs, 'Refresh the log', 'The log could not be refreshed'],
  ['zh-CN', LogPanel, listLogs, '刷新日志', '刷新日志失败'],
  [
    'en',
    ProvidersSection,
    listAssistantConfigs,
    'Refresh AI configs',
    'The AI configs could not be refreshed',
  ],
  ['zh-CN', ProvidersSection, listAssistantConfigs, '刷新 AI 配置', '刷新 AI 配置失败'],
] as const;

test.each(parts)(
  'in %s a refresh that was pressed and failed says so in a dialog',
  async (locale, Part, call, press, failure) => {
    const { api, person } = showConsole(<Part />, { locale });
    const button = await screen.findByRole('button', { name: press });
    await waitFor(() => expect(api.requests(call)).toHaveLength(1));
    api.refuse(call, 500, 'server.unexpected', 'Out of order');
    await person.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: failure });
    expect(dialog).toHaveTextContent('Out of order');
    const requests = api.requests(call).length;
    await person.click(within(dialog).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(api.requests(call).length).toBeGreaterThan(requests));
  },
);

test('the user list says even that the server does not know the call', async () => {
  const { api, person } = showConsole(<UsersSection />);
  api.refuse(listAdminUsers, 404, 'request.not_found', 'There is no such thing');
  await person.click(await screen.findByRole('button', { name: 'Refresh users' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('There is no such thing');
});

test('what was not pressed for fails in a line of its panel', async () => {
  const api = answers().refuse(listAdminUsers, 500, 'server.unexpected', 'Out of order');
  showConsole(<UsersSection />, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  [LogPanel, listLogs, 'Refresh the log'],
  [ProvidersSection, listAssistantConfigs, 'Refresh AI configs'],
] as const)(
  'a server that does not know the call is met without a word',
  async (Part, call, press) => {
    const { api, person } = showConsole(<Part />);
    api.refuse(call, 404, 'request.not_found', 'There is no such thing');
    await person.click(await screen.findByRole('button', { name: press }));
    await waitFor(() => expect(api.requests(call).length).toBeGreaterThan(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);
