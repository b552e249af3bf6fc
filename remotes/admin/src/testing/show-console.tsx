import {
  getAdminSettings,
  getAdminStats,
  getServerInfo,
  type LogEntry,
  listAudit,
  listJobs,
  listLogs,
  type Settings,
} from '@board/contracts/calls/admin';
import { type AdminUser, listAdminUsers } from '@board/contracts/calls/admin-users';
import {
  type AssistantConfig,
  listAssistantConfigs,
} from '@board/contracts/calls/assistant-configs';
import { listBackups } from '@board/contracts/calls/backups';
import { listClassReports } from '@board/contracts/calls/classes';
import { listSignInProviders, type SignInProvider } from '@board/contracts/calls/sign-in';
import type { Locale } from '@board/contracts/constants/locales';
import { usuallyKept } from '@board/contracts/constants/retention';
import { permissionsOf, type Role } from '@board/contracts/constants/roles';
import { type MockApi, mockApi, pageOf, renderBoard, someUser } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { remote } from '../remote.tsx';

export const at = '2026-11-18T07:30:00.000Z';
export const id = (end: number) => `01930000-0000-7000-8000-${String(end).padStart(12, '0')}`;

export const lin: AdminUser = {
  id: id(1),
  username: 'lin_student',
  email: 'lin@example.org',
  role: 'student',
  status: 'active',
  is_active: true,
  inactive_on: null,
  group: '',
  avatar: null,
  last_seen_at: null,
  created_at: at,
  version: 3,
};
const chief: AdminUser = { ...lin, id: id(2), username: 'chief', role: 'super_admin' };
export const provider: AssistantConfig = {
  id: id(3),
  api_key: 'sk-0123********cdef',
  base_url: 'https://ai.example.com/v1',
  model: 'deepseek-chat',
  is_active: true,
  sees_pictures: false,
  rate_limit_per_minute: 10,
  rate_limit_per_day: 500,
  used_minute: 1,
  used_day: 20,
  last_error: null,
  paused_until: null,
  version: 1,
  created_at: at,
  updated_at: at,
};
export const way: SignInProvider = {
  id: id(5),
  kind: 'oidc',
  name_zh: '统一身份认证',
  name_en: 'Campus account',
  mark: '校',
  address: 'https://sso.example.org/realms/campus',
  client_id: 'board',
  has_secret: true,
  role_claim: 'groups',
  role_rules: [{ value: 'staff', role: 'teacher' }],
  new_accounts: 'invitation',
  factor_values: [],
  enabled: false,
  tested_at: null,
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

const logs = (items: LogEntry[]) => ({ items, limit: 50, offset: 0, has_more: false });
export const settings: Settings = {
  maintenanceMode: false,
  autoBackup: true,
  emailNotifications: true,
  secondFactorRoles: [],
  localPasswords: true,
  withheld: [],
  kept: usuallyKept,
};
const full = (usage_percent: number) => ({ usage_percent, used: 1, total: 2 });

export function answers() {
  return mockApi()
    .on(getAdminStats, () => ({
      total_users: 1284,
      new_users: 12,
      active_courses: 96,
      pending_tasks: 3517,
      system_warnings: 2,
      warning_modules: ['disk', 'backup', 'remote:finance'],
    }))
    .on(listAdminUsers, () => pageOf([lin, chief]))
    .on(listAssistantConfigs, () => pageOf([provider]))
    .on(getServerInfo, () => ({
      resources: { cpu: full(23), memory: full(61), disk: full(84) },
      uptime: { seconds: 3_564_000, formatted: '41 days, 6 hours' },
      build: 'b',
      node: 'v24',
      database: 'sqlite' as const,
    }))
    .on(listLogs, () => logs([entry]))
    .on(getAdminSettings, () => settings)
    .on(listSignInProviders, () => ({
      items: [way],
      return_address: 'https://board.example.org/login/school',
    }))
    .on(listBackups, () => ({ items: [] }))
    .on(listClassReports, () => pageOf([]))
    .on(listJobs, () => pageOf([]))
    .on(listAudit, () => ({ items: [], has_more: false }));
}

interface Shown {
  locale?: Locale;
  api?: MockApi;
  timeZone?: string;
  role?: Role;
  withheld?: readonly string[];
}

/** A part of the console, or all of it, in front of an administrator. */
export function showConsole(
  part: ReactElement,
  { locale = 'en', api = answers(), timeZone = 'UTC', role = 'admin', withheld = [] }: Shown = {},
) {
  const user = someUser({ role, permissions: permissionsOf(role, withheld), id: id(9) });
  const view = renderBoard(part, {
    messages: { namespace: 'admin', catalogs: remote.messages },
    locale,
    timeZone,
    user,
  });
  return { ...view, api };
}

export const section = (name: string) => screen.getByRole('region', { name });
export const find = async (name: string, text: string | RegExp) =>
  within(section(name)).findByText(text);
