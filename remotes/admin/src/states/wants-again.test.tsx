import { updateAdminSettings } from '@board/contracts/calls/admin';
import {
  deleteAssistantConfig,
  toggleAssistantConfig,
} from '@board/contracts/calls/assistant-configs';
import { screen, waitFor, within } from '@testing-library/react';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { showConsole } from '../testing/show-console.tsx';

beforeEach(() => sessionStorage.clear());

test.each([
  ['en', 'deepseek-chat on', 'The AI config could not be switched', 'Try again'],
  ['zh-CN', /deepseek-chat/, '切换 AI 配置失败', '重试'],
] as const)(
  'in %s a switch that fails says so in a dialog, and is tried again from there',
  async (locale, name, failure, again) => {
    const { api, person } = showConsole(<ProvidersSection />, { locale });
    api.refuse(toggleAssistantConfig, 500, 'server.unexpected', 'Out of order');
    await person.click(await screen.findByRole('switch', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: failure });
    expect(dialog).toHaveTextContent('Out of order');
    await person.click(within(dialog).getByRole('button', { name: again }));
    await waitFor(() => expect(api.requests(toggleAssistantConfig)).toHaveLength(2));
  },
);

test.each([
  ['en', 'Delete', 'The AI config could not be deleted'],
  ['zh-CN', '删除', '删除 AI 配置失败'],
] as const)('in %s a deletion that fails says so in a dialog', async (locale, press, failure) => {
  const { api, person } = showConsole(<ProvidersSection />, { locale });
  api.refuse(deleteAssistantConfig, 500, 'server.unexpected', 'Out of order');
  await person.click(await screen.findByRole('button', { name: press }));
  const sure = await screen.findByRole('alertdialog');
  await person.click(within(sure).getByRole('button', { name: press }));
  expect(await screen.findByRole('alertdialog', { name: failure })).toHaveTextContent(
    'Out of order',
  );
});

test.each([
  ['en', /Automatic backup/, 'The settings could not be saved'],
  ['zh-CN', /自动备份/, '保存设置失败'],
] as const)(
  'in %s settings that cannot be saved say so in a dialog',
  async (locale, setting, failure) => {
    const { api, person } = showConsole(<SettingsPanel />, { locale });
    api.refuse(updateAdminSettings, 500, 'server.unexpected', 'Out of order');
    await person.click(await screen.findByRole('switch', { name: setting }));
    expect(await screen.findByRole('alertdialog', { name: failure })).toHaveTextContent(
      'Out of order',
    );
  },
);
