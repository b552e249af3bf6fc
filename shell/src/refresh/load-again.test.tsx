import { getLayout } from '@board/contracts/calls/account';
import { verifySession } from '@board/contracts/calls/auth';
import { getChanges } from '@board/contracts/calls/system';
import type { User } from '@board/contracts/calls/user';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { boardState, sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { act } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { someRevisions } from '../testing/some-revisions.ts';
import { AutoRefresh } from './auto-refresh.tsx';

const user = someUser();
const timeline = { id: 'timeline', visible: true, column: 'right' as const };
let server: { revision: number; user: User; timeline: typeof timeline };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  bearer.keep('a-token');
  server = { revision: 1, user, timeline };
});
afterEach(() => {
  jest.useRealTimers();
  bearer.drop();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  const api = mockApi()
    .on(getChanges, () => ({
      revisions: { ...someRevisions, user: server.revision },
      global: 1,
      build: 'a',
      date: '2026-11-18',
    }))
    .on(verifySession, () => ({ success: true, user: server.user }))
    .on(getLayout, () => ({ modules: [server.timeline], version: server.revision }));
  renderBoard(<AutoRefresh />);
  await pass(0);
  return api;
}

test('a board that was changed elsewhere follows within the refresh interval', async () => {
  await open();
  server = { ...server, revision: 2, timeline: { ...timeline, visible: false } };
  await pass(autoRefreshMs);
  expect(boardState.layout).toEqual([{ ...timeline, visible: false, order: 0 }]);
});

test('so do role, permissions, theme and language of the account', async () => {
  await open();
  const preferences = { ...user.preferences, darkMode: true, language: 'zh-CN' as const };
  const changed = { role: 'admin' as const, permissions: ['users.manage' as const], preferences };
  server = { ...server, revision: 2, user: someUser(changed) };
  await pass(autoRefreshMs);
  expect(sessionState.user).toMatchObject(changed);
  expect(boardState).toMatchObject({ theme: 'dark', locale: 'zh-CN' });
});

test('nobody is asked about who has not changed', async () => {
  const api = await open();
  await pass(autoRefreshMs);
  expect(api.requests(verifySession)).toHaveLength(0);
});

test('what could not be had is asked for again with the next refresh', async () => {
  const api = await open();
  server = { ...server, revision: 2, timeline: { ...timeline, visible: false } };
  api.refuse(getLayout, 503, 'server.unavailable', 'later');
  await pass(autoRefreshMs);
  api.on(getLayout, () => ({ modules: [server.timeline], version: 2 }));
  await pass(autoRefreshMs);
  expect(boardState.layout).toMatchObject([{ visible: false }]);
});
