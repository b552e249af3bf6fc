import {
  listDeployTokens,
  listReleases,
  listRemoteErrors,
  listRemotes,
  type RemoteState,
} from '@board/contracts/calls/delivery';
import { mockApi, pageOf, renderBoard, someUser } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { ModulesPage } from '../modules/modules-page.tsx';

export const one = '1.0.0-111111111111';
const two = '1.0.0-222222222222';
export const at = '2026-11-18T04:00:00.000Z';

export const stable = {
  channel: 'stable' as const,
  version: two,
  previous: one,
  revision: 7,
  moved_at: at,
  moved_by: 'lin',
};
const vitals = (place: 'now' | 'before', version: string, ready_p75: number) => ({
  ...{ place, version, ready_p75, bytes: 680_000, initial_bytes: 51_200 },
  ...{ starts: 200, long_tasks: 30, errors: 4, people: 50, budget_left: 0.6 },
});
export const finance: RemoteState = {
  name: 'finance',
  title: { 'zh-CN': '财务', en: 'Finance' },
  owner: 'Finance team',
  version: two,
  channels: [stable],
  is_local: false,
  disabled: false,
  health: 'failing',
  bytes: 680_000,
  initial_bytes: 51_200,
  errors: 12,
  self_help: true,
  canary: { usernames: ['lin_student'], roles: [], automatic: true, share: 10, since: at },
  waiting: null,
  live: [vitals('now', two, 240), vitals('before', one, 180)],
};
const release = (version: string) => ({
  version,
  origin: 'shipped' as const,
  base_url: null,
  bytes: 680_000,
  created_at: at,
  created_by: 'Pipeline',
  revoked_at: null,
});

export function setUp(state: RemoteState = finance) {
  const api = mockApi()
    .on(listRemotes, () => pageOf([state]))
    .on(listReleases, () => pageOf([release(two), release(one)]))
    .on(listRemoteErrors, () =>
      pageOf([
        {
          version: two,
          phase: 'render' as const,
          count: 12,
          last_at: at,
          sample: { message: 'x is undefined', stack: 'at Ledger', route: '/finance' },
        },
      ]),
    )
    .on(listDeployTokens, () => pageOf([]));
  const messages = { namespace: 'admin', catalogs: { 'zh-CN': zh, en } };
  return { api, messages };
}

export async function openFinance(state?: RemoteState) {
  const { api, messages } = setUp(state);
  const user = someUser({ role: 'super_admin' });
  const { person } = renderBoard(<ModulesPage />, { messages, user });
  await person.click(await screen.findByRole('button', { name: 'Details of Finance' }));
  const dialog = await screen.findByRole('dialog', { name: 'Finance' });
  return { api, person, dialog: within(dialog) };
}
