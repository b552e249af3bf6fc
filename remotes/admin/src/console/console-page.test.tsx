import {
  clearCache,
  clearLogs,
  deleteLog,
  getAdminSettings,
  getAdminStats,
  getServerInfo,
  listAudit,
  listJobs,
  listLogs,
  type LogEntry,
  runJob,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import {
  type AdminUser,
  createAdminUser,
  importAdminUsers,
  listAdminUsers,
  listUserSessions,
  resetUserPassword,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import {
  type AssistantConfig,
  createAssistantConfig,
  listAssistantConfigs,
  toggleAssistantConfig,
  updateAssistantConfig,
} from '@board/contracts/calls/assistant-configs';
import { listBackups } from '@board/contracts/calls/backups';
import type { Locale } from '@board/contracts/constants/locales';
import { rolePermissions } from '@board/contracts/constants/roles';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { remote } from '../remote.tsx';
import { ConsolePage } from './console-page.tsx';

const at = '2026-11-18T07:30:00.000Z';
const id = (end: number) => `01930000-0000-7000-8000-${String(end).padStart(12, '0')}`;

const lin: AdminUser = {
  id: id(1),
  username: 'lin_student',
  email: 'lin@example.org',
  role: 'student',
  status: 'active',
  is_active: true,
  avatar: null,
  last_seen_at: null,
  created_at: at,
  version: 3,
};
const chief: AdminUser = { ...lin, id: id(2), username: 'chief', role: 'super_admin' };
const provider: AssistantConfig = {
  id: id(3),
  api_key: 'sk-0123********cdef',
  base_url: 'https://ai.example.com/v1',
  model: 'deepseek-chat',
  is_active: true,
  rate_limit_per_minute: 10,
  rate_limit_per_day: 500,
  used_minute: 1,
  used_day: 20,
  last_error: null,
  version: 1,
  created_at: at,
  updated_at: at,
};
const entry: LogEntry = {
  id: id(4),
  level: 'error',
  module: 'backup',
  timestamp: at,
  message: 'Snapshot refused',
  request_id: 'r1',
};

const pageOf = <Item,>(items: Item[]) => ({
  items,
  pagination: { page: 1, limit: 10, total: items.length, total_pages: 1, has_next: false, has_prev: false },
});
const logs = (items: LogEntry[]) => ({ items, limit: 50, offset: 0, has_more: false });
const settings = { maintenanceMode: false, autoBackup: true, emailNotifications: true };
const full = (usage_percent: number) => ({ usage_percent, used: 1, total: 2 });

function answers() {
  return mockApi()
    .on(getAdminStats, () => ({
      total_users: 1284,
      new_users: 12,
      active_courses: 96,
      pending_tasks: 3517,
      system_warnings: 2,
      warning_modules: ['disk', 'backup'],
    }))
    .on(listAdminUsers, () => pageOf([lin, chief]))
    .on(listAssistantConfigs, () => pageOf([provider]))
    .on(getServerInfo, () => ({
      resources: { cpu: full(23), memory: full(61), disk: full(84) },
      uptime: { seconds: 3_564_000, formatted: '41 days, 6 hours' },
      build: 'b',
      node: 'v24',
      database: 'sqlite',
    }))
    .on(listLogs, () => logs([entry]))
    .on(getAdminSettings, () => settings)
    .on(listBackups, () => ({ items: [] }))
    .on(listJobs, () => pageOf([]))
    .on(listAudit, () => ({ items: [], has_more: false }));
}

function show({ locale = 'en', api = answers() }: { locale?: Locale; api?: ReturnType<typeof mockApi> } = {}) {
  const user = someUser({ role: 'admin', permissions: [...rolePermissions.admin], id: id(9) });
  const view = renderBoard(<ConsolePage />, {
    messages: { namespace: 'admin', catalogs: remote.messages },
    locale,
    user,
  });
  return { ...view, api };
}

const section = (name: string) => screen.getByRole('region', { name });
const find = async (name: string, text: string | RegExp) => within(section(name)).findByText(text);

beforeEach(() => sessionStorage.clear());

test('the four figures and the state of the server', async () => {
  show();
  expect(await screen.findByText('1,284')).toBeVisible();
  expect(screen.getByText('12 this week')).toBeVisible();
  expect(screen.getByText('disk, backup')).toBeVisible();
  expect(await screen.findByText('Up 41 days, 6 hours')).toBeVisible();
  expect(screen.getByText('Disk, high')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'CPU' })).toHaveAttribute('aria-valuetext', '23%');
});

test('the same in Chinese', async () => {
  show({ locale: 'zh-CN' });
  expect(await screen.findByText('用户总数')).toBeVisible();
  expect(await screen.findByText('已运行 41 days, 6 hours')).toBeVisible();
  expect(section('系统日志')).toBeVisible();
});

test('a search asks the server when the typing pauses', async () => {
  const { person, api } = show();
  await find('Users', 'lin_student');
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lin');
  await waitFor(() =>
    expect(api.requests(listAdminUsers).at(-1)?.url).toContain('search=lin'),
  );
  expect(api.requests(listAdminUsers)).toHaveLength(2);
});

test('disabling is saved, shows at once and can be undone', async () => {
  const { person, api } = show();
  let status: AdminUser['status'] = 'active';
  api.on(updateUserStatus, ({ body }) => {
    status = body.status;
    return { ...lin, status, is_active: status === 'active' };
  });
  await person.click(await screen.findByRole('button', { name: 'Disable lin_student' }));
  expect(await screen.findByText('lin_student is disabled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enable lin_student' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(status).toBe('active'));
  expect(screen.queryByRole('button', { name: 'Edit chief' })).not.toBeInTheDocument();
});

test('a refused change goes back and says why', async () => {
  const { person, api } = show();
  api.refuse(updateUserStatus, 403, 'user.not_yours_to_manage', 'You may not manage users of this role');
  await person.click(await screen.findByRole('button', { name: 'Disable lin_student' }));
  expect(await screen.findByText('You may not manage users of this role')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Disable lin_student' })).toBeVisible();
});

test('editing sends what changed, with the version that was seen, and errors stand at their field', async () => {
  const { person, api } = show();
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
  const name = within(dialog).getByLabelText('Username');
  await person.clear(name);
  await person.type(name, 'zhou_student');
  await person.selectOptions(within(dialog).getByLabelText('Role'), 'teacher');
  expect(within(dialog).queryByRole('option', { name: 'Admin' })).not.toBeInTheDocument();
  api.refuse(updateAdminUser, 409, 'auth.username_taken', 'username already taken, try another');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('username already taken, try another'));
  expect(api.requests(updateAdminUser)[0]).toMatchObject({
    version: 3,
    body: { username: 'zhou_student', role: 'teacher' },
  });
  api.on(updateAdminUser, () => ({ ...lin, username: 'zhou_student', role: 'teacher', version: 4 }));
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('zhou_student saved')).toBeVisible();
});

test('a new user comes with a link to hand over', async () => {
  const { person, api } = show();
  api.on(createAdminUser, ({ body }) => ({
    user: { ...lin, username: body.username },
    password_link: { link: '/reset-password#token=abc', expires_at: at },
  }));
  await person.click(screen.getByRole('button', { name: 'New user' }));
  const dialog = await screen.findByRole('dialog', { name: 'New user' });
  await person.type(within(dialog).getByLabelText('Username'), 'new_student');
  await person.type(within(dialog).getByLabelText('Email'), 'new@example.org');
  await person.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('dialog', { name: 'new_student created' })).toBeVisible();
  expect(screen.getByLabelText('Link')).toHaveValue('http://localhost/reset-password#token=abc');
});

test('a password is reset by a link, and sessions are shown', async () => {
  const { person, api } = show();
  api
    .on(resetUserPassword, () => ({ link: 'https://board.example.org/reset-password#token=x', expires_at: at }))
    .on(listUserSessions, () => ({ items: [] }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  await person.click(await screen.findByRole('button', { name: 'Reset password' }));
  await person.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(
    'https://board.example.org/reset-password#token=x',
  );
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  await person.click(await screen.findByRole('button', { name: 'Sessions' }));
  expect(await screen.findByText('Not logged in anywhere')).toBeVisible();
});

test('a class file is previewed before anybody is created', async () => {
  const { person, api } = show();
  api.on(importAdminUsers, ({ body }) => ({
    items: [
      { line: 2, username: 'one', email: 'one@example.org', problem: null, password: body.preview ? null : 'abc234' },
      { line: 3, username: 'two', email: 'x', problem: 'This is not a valid email address', password: null },
    ],
    added: body.preview ? 0 : 1,
    refused: 1,
  }));
  await person.click(screen.getByRole('button', { name: 'Import class' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a class' });
  const csv = new File(['username,email\none,one@example.org\ntwo,x\n'], 'class.csv', { type: 'text/csv' });
  Object.defineProperty(csv, 'arrayBuffer', {
    value: async () => new TextEncoder().encode('username,email\none,one@example.org\ntwo,x\n').buffer,
  });
  await person.upload(within(dialog).getByLabelText('CSV file'), csv);
  expect(await within(dialog).findByText('This is not a valid email address')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Import 1 person' }));
  expect(await within(dialog).findByText('abc234')).toBeVisible();
  expect(api.requests(importAdminUsers).map(({ body }) => (body as { preview: boolean }).preview)).toEqual([true, false]);
});

test('a provider is switched, created with a key, and kept without one', async () => {
  const { person, api } = show();
  api
    .on(toggleAssistantConfig, () => ({ ...provider, is_active: false }))
    .on(createAssistantConfig, () => provider)
    .on(updateAssistantConfig, () => provider);
  await person.click(await screen.findByRole('switch', { name: 'deepseek-chat on' }));
  expect(api.requests(toggleAssistantConfig)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'New config' }));
  const dialog = await screen.findByRole('dialog', { name: 'New AI config' });
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please enter the API key')).toBeVisible();
  expect(api.requests(createAssistantConfig)).toHaveLength(0);
  await person.type(within(dialog).getByLabelText('API key'), 'sk-0123456789');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('AI config saved')).toBeVisible();
  expect(api.requests(createAssistantConfig)[0]?.body).toMatchObject({
    api_key: 'sk-0123456789',
    model: 'deepseek-chat',
    rate_limit_per_minute: 10,
    rate_limit_per_day: 500,
    is_active: true,
  });
  await person.click(within(section('AI providers')).getByRole('button', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit AI config' });
  await person.click(within(edit).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateAssistantConfig)).toHaveLength(1));
  expect(api.requests(updateAssistantConfig)[0]?.body).not.toHaveProperty('api_key');
});

test('the log filters by level, fifty at a time, and is cleared after a question', async () => {
  const { person, api } = show();
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

test('log and providers stay silent on 404, other failures are told', async () => {
  const api = answers()
    .refuse(listLogs, 404, 'request.not_found', 'Not found')
    .refuse(listAssistantConfigs, 404, 'request.not_found', 'Not found')
    .refuse(listAdminUsers, 500, 'server.unexpected', 'Something went wrong on the server');
  show({ api });
  expect(await find('System log', 'Nothing to report')).toBeVisible();
  expect(await find('AI providers', /^No config yet/)).toBeVisible();
  expect(await find('Users', 'Something went wrong on the server')).toBeVisible();
  expect(within(section('System log')).queryByRole('alert')).not.toBeInTheDocument();
});

test('settings are saved together, and maintenance is asked about', async () => {
  const { person, api } = show();
  api.on(updateAdminSettings, ({ body }) => ({ ...settings, ...body }));
  await person.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  const question = await screen.findByRole('alertdialog', { name: 'Switch maintenance on?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.requests(updateAdminSettings)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  await person.click(await screen.findByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(api.requests(updateAdminSettings)[0]?.body).toEqual({ ...settings, maintenanceMode: true });
});

test('the test buttons say what the other side answered', async () => {
  const { person, api } = show();
  api.on(testMail, () => ({ success: false, message: '535 Authentication failed' }));
  await person.click(await screen.findByRole('button', { name: 'Test mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Test mail' });
  await person.click(within(dialog).getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('535 Authentication failed')).toBeVisible();
});

test('quick actions claim nothing that did not happen', async () => {
  const { person, api } = show();
  api.refuse(clearCache, 503, 'server.unavailable', 'The service is unavailable for a moment, please retry');
  await person.click(screen.getByRole('button', { name: 'Clear cache' }));
  expect(await screen.findByText('The service is unavailable for a moment, please retry')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Export data' }));
  expect(await screen.findByText(/only a super administrator may download it/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Restart system' }));
  expect(await screen.findByText(/The server is not restarted from here/)).toBeVisible();
});

test('a failed job shows its error and runs again', async () => {
  const api = answers().on(listJobs, () =>
    pageOf([
      {
        id: id(7),
        kind: 'mail.send',
        state: 'dead' as const,
        run_at: at,
        attempts: 8,
        last_error: 'The other side is away',
        created_at: at,
        finished_at: at,
        daily: false,
      },
    ]),
  );
  api.on(runJob, () => ({
    id: id(7), kind: 'mail.send', state: 'ready', run_at: at, attempts: 0, last_error: null, created_at: at, finished_at: null, daily: false,
  }));
  const { person } = show({ api });
  expect(await find('Background jobs', 'The other side is away')).toBeVisible();
  await person.click(within(section('Background jobs')).getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('mail.send runs now')).toBeVisible();
});

test('nothing stands in the way of assistive technology', async () => {
  const { container } = show();
  await find('Users', 'lin_student');
  await find('System log', 'Snapshot refused');
  await screen.findByRole('switch', { name: 'Automatic backup' });
  const options = { rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await act(() => axe.run(container, options));
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
});
