import type { Call } from '@board/contracts/calls/call';
import { boardState, sessionState, type TransportRequest } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { fakeServer } from './fake-server.ts';
import { emptyMemoryDatabase } from './memory-store.ts';
import { withShellTexts } from './shell-texts.ts';

export const id = '01930000-0000-7000-8000-0000000000aa';
export const url = `/api/tasks/${id}`;
const change: Call = {
  name: 'updateTask',
  method: 'PUT',
  path: '/tasks/{id}',
  access: 'user',
  writes: ['tasks'],
};

/** A change to the one thing of these tests, which may wait. */
export const waiting = (
  body: object,
  options: Partial<TransportRequest> = {},
): TransportRequest => ({
  call: change,
  url,
  body,
  waits: { id: crypto.randomUUID(), input: { body }, seen: undefined, reply: { id, ...body } },
  ...options,
});

/** Each test begins signed in and without a network, over the empty `memoryDatabase`. */
export function beginOffline(): void {
  beforeEach(() => {
    emptyMemoryDatabase();
    Object.defineProperty(window, 'indexedDB', { value: {}, configurable: true });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    withShellTexts();
    bearer.keep('a-token');
    Object.assign(sessionState, { status: 'authenticated', user: someUser() });
    Object.assign(boardState, { online: true });
    Object.assign(shellState, { waiting: 0, undecided: 0, waitingNames: [] });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'indexedDB');
  });
}

export const offline = () => fakeServer(() => 'no network');
export const online = (answer: Parameters<typeof fakeServer>[0]) => {
  boardState.online = true;
  return fakeServer(answer);
};
