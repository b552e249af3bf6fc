import { verifySession } from '@board/contracts/calls/auth';
import { getChanges, getDashboard } from '@board/contracts/calls/system';
import { sendCall } from '@board/platform';
import { boardState, sessionState, setTransport } from '@board/platform/host';
import { sendOverHttp } from '../api/transport.ts';
import { bearer } from '../identity/bearer.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { askAhead } from './ask-ahead.ts';
import { aheadName } from './replies-ahead.ts';

const language = 'en';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('board.locale', language);
  history.replaceState(null, '', '/tasks');
  bearer.drop();
  Reflect.deleteProperty(globalThis, aheadName);
  boardState.locale = language;
  Object.assign(sessionState, { status: 'initialising', user: null });
  setTransport(sendOverHttp);
});

/** Answers every question with its own address, and counts. */
function startServer() {
  return fakeServer(({ path }) => json({ path }));
}

test('what was asked ahead is taken once, and asked again afterwards', async () => {
  history.replaceState(null, '', '/');
  bearer.keep('a-token');
  const requests = startServer();
  askAhead();
  await sendCall(getChanges, {});
  expect(await sendCall(getDashboard, {})).toEqual({ path: '/api/dashboard' });
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/auth/verify',
    '/api/changes',
    '/api/dashboard',
  ]);
  expect(requests[2]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(requests[2]?.headers.get('accept-language')).toBe(language);
  await sendCall(getDashboard, {});
  expect(requests).toHaveLength(4);
});

test('the screen is not read before the revisions are known', async () => {
  history.replaceState(null, '', '/');
  bearer.keep('a-token');
  let tell: (reply: Response) => void = () => undefined;
  const requests = fakeServer(({ path }) =>
    path === '/api/changes'
      ? new Promise<Response>((resolve) => {
          tell = resolve;
        })
      : json({ path }),
  );
  askAhead();
  await sendCall(verifySession, {});
  expect(requests.map(({ path }) => path)).not.toContain('/api/dashboard');
  tell(json({}));
  await sendCall(getDashboard, {});
  expect(requests.map(({ path }) => path)).toContain('/api/dashboard');
});

test('a page that is no board only asks who is here', () => {
  bearer.keep('a-token');
  const requests = startServer();
  askAhead();
  expect(requests.map(({ path }) => path)).toEqual(['/api/auth/verify']);
});

test('nobody is asked about without a token', () => {
  const requests = startServer();
  askAhead();
  expect(requests).toEqual([]);
});

test('another person never gets what was asked for the one before', async () => {
  bearer.keep('a-token');
  const requests = startServer();
  askAhead();
  bearer.keep('a-token-of-somebody-else');
  await sendCall(verifySession, {});
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a-token-of-somebody-else');
  bearer.keep('a-token');
  const before = requests.length;
  await sendCall(verifySession, {});
  expect(requests).toHaveLength(before + 1);
});

test('another language asks again', async () => {
  bearer.keep('a-token');
  const requests = startServer();
  askAhead();
  boardState.locale = 'zh-CN';
  await sendCall(verifySession, {});
  expect(requests.at(-1)?.headers.get('accept-language')).toBe('zh-CN');
});

test('what has become old is asked for again', async () => {
  bearer.keep('a-token');
  const requests = startServer();
  askAhead();
  const before = requests.length;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await sendCall(verifySession, {});
  expect(requests).toHaveLength(before + 1);
});

test('no answer ahead is no failure: the one who needs it asks again', async () => {
  bearer.keep('a-token');
  let reachable = false;
  fakeServer(({ path }) => (reachable ? json({ path }) : 'no network'));
  askAhead();
  await expect(sendCall(verifySession, {})).rejects.toMatchObject({ status: 0 });
  reachable = true;
  expect(await sendCall(verifySession, {})).toEqual({ path: '/api/auth/verify' });
});
