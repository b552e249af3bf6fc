import { createAdminUser } from '@board/contracts/calls/admin-users';
import { register } from '@board/contracts/calls/auth';
import type { Call } from '@board/contracts/calls/call';
import { createTask } from '@board/contracts/calls/tasks';
import { isApiError } from '@board/platform';
import { boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { shellState } from '../base/shell-state.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { writeThrough } from './send-request.ts';

beforeEach(() => {
  Object.assign(sessionState, { status: 'guest', user: null });
  Object.assign(boardState, { locale: 'en', online: true });
});

/** The reply to the first one is lost on the way; answers how often the server was asked. */
async function sends(call: Call, idempotencyKey?: string): Promise<number> {
  let count = 0;
  fakeServer(() => {
    count += 1;
    return count === 1 ? 'no network' : json({ success: true });
  });
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  await writeThrough({ call, url: `/api${call.path}`, body: {}, ...key }).catch(
    (error: unknown) => {
      if (!isApiError(error) || error.status !== 0) throw error;
    },
  );
  return count;
}

test('what the server does once for a key is sent again when no answer came', async () => {
  expect(await sends(createTask, 'a-key')).toBe(2);
});

test('what it would do twice is never sent again, whatever key it was given', async () => {
  expect(await sends(register)).toBe(1);
  expect(await sends(createAdminUser, 'a-key')).toBe(1);
});

test.each([
  ['en', 'This is the copy kept on this device, for reading only.'],
  ['zh-CN', '正在查看保存在本机的副本，只能阅读。'],
] as const)('a copy without a token takes nothing, and says so: %s', async (locale, words) => {
  withShellTexts(locale);
  Object.assign(sessionState, { status: 'offline', user: someUser() });
  fakeServer(() => 'no network');
  const tick = writeThrough({ call: createTask, url: '/api/tasks', body: {}, idempotencyKey: 'k' });
  await expect(tick).rejects.toMatchObject({ said: words });
  expect(shellState.waiting).toBe(0);
});
