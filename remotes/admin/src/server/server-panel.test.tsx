import { getServerInfo, type ServerInfo } from '@board/contracts/calls/admin';
import { adminPollMs } from '@board/contracts/constants/limits';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { ServerPanel } from './server-panel.tsx';

const messages = { namespace: 'admin', catalogs: { en, 'zh-CN': zh } };
const info: ServerInfo = {
  resources: {
    cpu: { used: 1, total: 2, usage_percent: 50 },
    memory: { used: 1, total: 4, usage_percent: 25 },
    disk: { used: 9, total: 10, usage_percent: 90 },
  },
  uptime: { seconds: 60, formatted: '1 min' },
  build: '1.0.0',
  node: 'v24.0.0',
  database: 'sqlite',
};

let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const pollsLater = (polls: number) => act(() => jest.advanceTimersByTimeAsync(polls * adminPollMs));

test('the machine is asked every five seconds, and not while nobody looks', async () => {
  const api = mockApi().on(getServerInfo, () => info);
  renderBoard(<ServerPanel />, { messages });
  expect(await screen.findByText('50%')).toBeVisible();
  const asked = () => api.requests(getServerInfo).length;
  const first = asked();
  await pollsLater(2);
  expect(asked()).toBe(first + 2);
  visibility = 'hidden';
  await pollsLater(3);
  expect(asked()).toBe(first + 2);
  visibility = 'visible';
  await pollsLater(1);
  expect(asked()).toBe(first + 3);
});
