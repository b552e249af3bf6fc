import {
  clearCache,
  getAdminSettings,
  listJobs,
  listLogs,
  runJob,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import { listAdminUsers } from '@board/contracts/calls/admin-users';
import { listAssistantConfigs } from '@board/contracts/calls/assistant-configs';
import { events } from '@board/platform';
import { pageOf } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { ActionsPanel } from '../actions/actions-panel.tsx';
import { JobsSection } from '../jobs/jobs-section.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { answers, at, find, id, section, settings, showConsole } from '../testing/show-console.tsx';
import { ConsolePage } from './console-page.tsx';

beforeEach(() => sessionStorage.clear());

test('the four figures and the state of the server', async () => {
  showConsole(<ConsolePage />);
  expect(await screen.findByText('1,284')).toBeVisible();
  expect(screen.getByText('12 new this week')).toBeVisible();
  expect(screen.getByText('disk, Backup, Finance (in browsers)')).toBeVisible();
  expect(await screen.findByText('Up 41 days, 6 hours')).toBeVisible();
  expect(screen.getByText('Disk, high')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'CPU' })).toHaveAttribute('aria-valuetext', '23%');
});

test('the same in Chinese', async () => {
  showConsole(<ConsolePage />, { locale: 'zh-CN' });
  expect(await screen.findByText('用户总数')).toBeVisible();
  expect(await screen.findByText('已运行 41 days, 6 hours')).toBeVisible();
  expect(section('系统日志')).toBeVisible();
});

test('log and providers stay silent on 404, other failures are told', async () => {
  const api = answers()
    .refuse(listLogs, 404, 'request.not_found', 'Not found')
    .refuse(listAssistantConfigs, 404, 'request.not_found', 'Not found')
    .refuse(listAdminUsers, 500, 'server.unexpected', 'Something went wrong on the server');
  showConsole(<ConsolePage />, { api });
  expect(await find('System log', 'Nothing to report')).toBeVisible();
  expect(await find('AI providers', /^No config yet/)).toBeVisible();
  expect(await find('Users', /^Something went wrong on the server/)).toBeVisible();
  expect(within(section('System log')).queryByRole('alert')).not.toBeInTheDocument();
});

test('a setting is saved as it is pressed and can be undone, and maintenance is asked about', async () => {
  const { person, api } = showConsole(<SettingsPanel />);
  api.on(updateAdminSettings, ({ body }) => ({ ...settings, ...body }));
  await person.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
  const question = await screen.findByRole('alertdialog', { name: 'Switch maintenance on?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.requests(updateAdminSettings)).toHaveLength(0);
  await person.click(screen.getByRole('switch', { name: 'Maintenance mode' }));
  await person.click(await screen.findByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(api.requests(updateAdminSettings)[0]?.body).toEqual({ maintenanceMode: true });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(updateAdminSettings)[1]?.body).toEqual({ maintenanceMode: false }),
  );
});

test('who needs a second factor is chosen among the roles that one manages', async () => {
  const { person, api } = showConsole(<SettingsPanel />);
  api.on(updateAdminSettings, ({ body }) => ({ ...settings, ...body }));
  await person.click(await screen.findByRole('checkbox', { name: 'Teacher' }));
  expect(screen.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(api.requests(updateAdminSettings)[0]?.body).toEqual({ secondFactorRoles: ['teacher'] });
});

test('settings that somebody else changed are shown and not undone', async () => {
  const { person, api } = showConsole(<SettingsPanel />);
  api.on(updateAdminSettings, ({ body }) => ({ ...settings, ...body }));
  const maintenance = await screen.findByRole('switch', { name: 'Maintenance mode' });
  await person.click(screen.getByRole('switch', { name: 'Automatic backup' }));
  api.on(getAdminSettings, () => ({ ...settings, maintenanceMode: true }));
  act(() => events.emit('global.changed'));
  await waitFor(() => expect(maintenance).toBeChecked());
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(api.requests(updateAdminSettings)[0]?.body).toEqual({ autoBackup: !settings.autoBackup });
});

test('the test buttons say what the other side answered', async () => {
  const { person, api } = showConsole(<SettingsPanel />);
  api.on(testMail, () => ({ success: false, message: '535 Authentication failed' }));
  await person.click(await screen.findByRole('button', { name: 'Test mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Test mail' });
  await person.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('535 Authentication failed')).toBeVisible();
});

test('quick actions claim nothing that did not happen', async () => {
  const { person, api } = showConsole(<ActionsPanel />);
  api.refuse(
    clearCache,
    503,
    'server.unavailable',
    'The service is unavailable for a moment, please retry',
  );
  await person.click(screen.getByRole('button', { name: 'Clear cache' }));
  expect(
    await screen.findByText('The service is unavailable for a moment, please retry'),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Export data' }));
  expect(await screen.findByText(/only a super administrator may download it/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Restart system' }));
  const how = await screen.findByRole('dialog', { name: 'Restart system' });
  expect(within(how).getByText(/The server is not restarted from here/)).toBeVisible();
  await person.click(within(how).getByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(how).not.toBeInTheDocument());
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
        person: null,
      },
      {
        id: id(8),
        kind: 'exams.remind',
        state: 'ready' as const,
        run_at: at,
        attempts: 0,
        last_error: null,
        created_at: at,
        finished_at: null,
        daily: false,
        person: 'lin_student',
      },
    ]),
  );
  api.on(runJob, () => ({
    id: id(7),
    kind: 'mail.send',
    state: 'ready' as const,
    run_at: at,
    attempts: 0,
    last_error: null,
    created_at: at,
    finished_at: null,
    daily: false,
    person: null,
  }));
  const { person } = showConsole(<JobsSection />, { api });
  expect(await find('Background jobs', 'The other side is away')).toBeVisible();
  // Somebody's reminder waits for its moment: but one button, of the mail.
  expect(screen.getByText('Exam reminder, of lin_student')).toBeVisible();
  await person.click(within(section('Background jobs')).getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('Send a mail runs now')).toBeVisible();
});

test('nothing stands in the way of assistive technology', async () => {
  const { container } = showConsole(<ConsolePage />);
  await find('Users', 'lin_student');
  await find('System log', 'Snapshot refused');
  await screen.findByRole('switch', { name: 'Automatic backup' });
  // Both would measure drawn text, which needs a real browser: the journey does that.
  const rules = {
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
  };
  const { violations } = await act(() => axe.run(container, { rules }));
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
});
