import type { Call } from '@board/contracts/calls/call';
import type { ApiError } from '@board/platform';
import { boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { waitFor } from '@testing-library/react';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';
import { endSession } from '../session/session.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { sendOverHttp, whenTokenDies } from './transport.ts';

const readThings: Call = { name: 'readThings', method: 'GET', path: '/things', access: 'user' };
const makeThing: Call = { name: 'makeThing', method: 'POST', path: '/things', access: 'user' };
const logIn: Call = {
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  signsIn: true,
};

whenTokenDies(() => endSession('expired'));

beforeEach(() => {
  localStorage.clear();
  bearer.keep('a-token');
  storedSession.keepUser(someUser());
  Object.assign(sessionState, { status: 'authenticated', user: someUser() });
  Object.assign(boardState, { locale: 'en', online: true });
  Object.assign(shellState, { ending: null, maintenance: false });
});

test('carries the token, the language, the version and the key', async () => {
  const requests = fakeServer(() => json({ id: '1' }));
  await sendOverHttp({
    call: makeThing,
    url: '/api/things',
    body: { title: 'Linear Algebra' },
    version: 7,
    idempotencyKey: 'a-key',
  });
  const [request] = requests;
  expect(request?.body).toEqual({ title: 'Linear Algebra' });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer a-token',
    'accept-language': 'en',
    'content-type': 'application/json',
    'if-match': '"7"',
    'idempotency-key': 'a-key',
  });
});

test('never sends a key along with a sign-in', async () => {
  const requests = fakeServer(() => json({}));
  await sendOverHttp({ call: logIn, url: '/api/auth/login', body: {}, idempotencyKey: 'a-key' });
  expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
});

test('throws what the server says, with code and fields', async () => {
  const details = [{ field: 'title', message: 'Please enter a title' }];
  fakeServer(() =>
    json({ success: false, code: 'task.title_required', message: 'No title', details }, 400),
  );
  await expect(sendOverHttp({ call: makeThing, url: '/api/things' })).rejects.toMatchObject({
    status: 400,
    code: 'task.title_required',
    message: 'No title',
    details,
  });
});

test('names the status where the server says nothing that can be read', async () => {
  fakeServer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
    status: 502,
    code: 'http',
    message: 'HTTP error! status: 502',
  });
});

test('tells a missing network from a refusal', async () => {
  fakeServer(() => 'no network');
  await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});

describe('a dead token', () => {
  const dead = () => json({ success: false, code: 'auth.expired', message: 'ended' }, 401);

  test('ends the session and takes what was kept of it', async () => {
    fakeServer(dead);
    await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
      status: 401,
    });
    expect(sessionState).toMatchObject({ status: 'guest', user: null });
    expect(shellState.ending).toBe('expired');
    expect(storedSession.token()).toBeNull();
    expect(storedSession.user()).toBeNull();
  });

  test('that another tab has exchanged is replaced, and the request sent again', async () => {
    localStorage.setItem(storedSession.tokenKey, 'a-newer-token');
    const requests = fakeServer(({ headers }) =>
      headers.get('authorization') === 'Bearer a-newer-token' ? json({ id: '1' }) : dead(),
    );
    await expect(sendOverHttp({ call: readThings, url: '/api/things' })).resolves.toEqual({
      reply: { id: '1' },
    });
    expect(requests).toHaveLength(2);
    expect(sessionState.status).toBe('authenticated');
  });

  test('of another person who signed in elsewhere is never taken over', async () => {
    localStorage.setItem(storedSession.tokenKey, 'their-token');
    storedSession.keepUser(someUser({ id: '01930000-0000-7000-8000-000000000002' }));
    const requests = fakeServer(dead);
    await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
      status: 401,
    });
    expect(requests).toHaveLength(1);
  });
});

test('a wrong password at sign-in ends nobody’s session', async () => {
  fakeServer(() => json({ success: false, code: 'auth.invalid_credentials', message: 'no' }, 401));
  await expect(sendOverHttp({ call: logIn, url: '/api/auth/login' })).rejects.toMatchObject({
    status: 401,
  });
  expect(sessionState.status).toBe('authenticated');
});

test('the first 401 of a person who only reads the copy leads to the login page', async () => {
  bearer.drop();
  sessionState.status = 'offline';
  fakeServer(() => json({ success: false, code: 'auth.required', message: 'log in' }, 401));
  await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
    status: 401,
  });
  expect(sessionState.status).toBe('guest');
});

test.each([
  ['898', 898],
  [new Date(Date.now() + 600_000).toUTCString(), 600],
  ['soon', undefined],
  [undefined, undefined],
])('a refusal says what the server said, and when to come again: %s', async (header, seconds) => {
  const headers = new Headers(header === undefined ? {} : { 'retry-after': header });
  fakeServer(() => new Response('{"message":"Slow down"}', { status: 429, headers }));
  const error = await sendOverHttp({ call: readThings, url: '/api/things' }).then(
    () => undefined,
    (refusal: ApiError) => refusal,
  );
  expect(error).toMatchObject({ code: 'http', said: 'Slow down' });
  if (seconds === undefined) expect(error?.retryAfter).toBeUndefined();
  else expect(Math.abs(Number(error?.retryAfter) - seconds)).toBeLessThan(2);
});

test('maintenance is noticed, and noticed to be over', async () => {
  const closed = { success: false, code: 'server.maintenance', message: 'closed' };
  fakeServer(() => (shellState.maintenance ? json({}) : json(closed, 503)));
  await expect(sendOverHttp({ call: readThings, url: '/api/things' })).rejects.toMatchObject({
    status: 503,
  });
  expect(shellState.maintenance).toBe(true);
  await sendOverHttp({ call: readThings, url: '/api/things' });
  expect(shellState.maintenance).toBe(false);
});

test('a role that needs a second factor first is led to it, until the session ends', async () => {
  fakeServer(() => json({ success: false, code: 'auth.factor_missing', message: 'first' }, 403));
  await expect(sendOverHttp({ call: makeThing, url: '/api/things' })).rejects.toMatchObject({
    code: 'auth.factor_missing',
  });
  expect(shellState.factorMissing).toBe(true);
  await endSession('logout');
  expect(shellState.factorMissing).toBe(false);
});

describe('what matters so much that the second factor is asked for', () => {
  const needed = () => json({ success: false, code: 'auth.proof_needed', message: 'again' }, 403);

  test('is sent again once it was shown, with the same key', async () => {
    const requests = fakeServer(() => (requests.length > 1 ? json({ id: '1' }) : needed()));
    const answer = sendOverHttp({ call: makeThing, url: '/api/things', idempotencyKey: 'a-key' });
    await waitFor(() => expect(shellState.proofAsked).not.toBeNull());
    shellState.proofAsked?.answer(true);
    await expect(answer).resolves.toEqual({ reply: { id: '1' } });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'a-key',
      'a-key',
    ]);
    expect(shellState.proofAsked).toBeNull();
  });

  test('is refused when it was not, and when the session ends meanwhile', async () => {
    fakeServer(needed);
    for (const answerWith of [
      () => shellState.proofAsked?.answer(false),
      () => endSession('expired'),
    ]) {
      const answer = sendOverHttp({ call: makeThing, url: '/api/things' });
      const refused = expect(answer).rejects.toMatchObject({ code: 'auth.proof_needed' });
      await waitFor(() => expect(shellState.proofAsked).not.toBeNull());
      await answerWith();
      await refused;
    }
  });
});
