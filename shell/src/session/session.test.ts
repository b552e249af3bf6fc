import { boardState, sessionState, setTransport } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { hourMs } from '@board/time';
import { sendRequest } from '../api/send-request.ts';
import { whenTokenDies } from '../api/transport.ts';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';
import { changeLocale } from '../preferences/change-locale.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { renewTokenWhenOld } from './renew.ts';
import { adoptUser, endSession, initialiseSession, signIn, signOut, signUp } from './session.ts';

const leaveFor = jest.fn();
jest.mock('../base/leave-for.ts', () => ({ leaveFor: (url: string) => leaveFor(url) }));

const user = someUser();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  bearer.drop();
  withShellTexts();
  setTransport(sendRequest);
  whenTokenDies(() => endSession('expired'));
  Object.assign(sessionState, { status: 'initialising', user: null });
  Object.assign(shellState, { ending: null, startFailure: null });
});

test('without token and user one is a guest', async () => {
  await initialiseSession();
  expect(sessionState.status).toBe('guest');
});

test('a valid token signs in', async () => {
  bearer.keep('a-token');
  const requests = fakeServer(() => json({ success: true, user }));
  await initialiseSession();
  expect(requests[0]?.path).toBe('/api/auth/verify');
  expect(sessionState).toMatchObject({ status: 'authenticated', user });
  expect(storedSession.user()).toEqual(user);
});

test('an invalid token clears what is here', async () => {
  bearer.keep('a-token');
  storedSession.keepUser(user);
  fakeServer(() => json({ success: false, code: 'auth.expired', message: 'ended' }, 401));
  await initialiseSession();
  expect(sessionState).toMatchObject({ status: 'guest', user: null });
  expect(storedSession.token()).toBeNull();
  expect(storedSession.user()).toBeNull();
});

test('a user saved here is used only without a token, to read the copy', async () => {
  storedSession.keepUser(user);
  await initialiseSession();
  expect(sessionState).toMatchObject({ status: 'offline', user });
});

test('a token that nobody can be asked about lets the saved person go on', async () => {
  bearer.keep('a-token');
  storedSession.keepUser(user);
  fakeServer(() => 'no network');
  await initialiseSession();
  expect(sessionState).toMatchObject({ status: 'authenticated', user });
  expect(storedSession.token()).toBe('a-token');
});

test('a token that nobody can be asked about, with nothing saved, waits', async () => {
  bearer.keep('a-token');
  fakeServer(() => 'no network');
  await initialiseSession();
  expect(sessionState.status).toBe('initialising');
  expect(shellState.startFailure).toMatchObject({ status: 0 });
});

describe('before the server has answered', () => {
  const other = { ...someUser(), id: 'somebody-else', username: 'zhou' };
  let answer: PromiseWithResolvers<Response>;

  beforeEach(async () => {
    answer = Promise.withResolvers<Response>();
    fakeServer(() => json({ success: true, user, token: 'a-token' }));
    await signIn({ username: 'lin_student', password: 'red-black-tree' });
    fakeServer(() => answer.promise);
    Object.assign(sessionState, { status: 'initialising', user: null });
  });

  /** What a page that is loaded now shows, while nobody answers. */
  function loadedAgain() {
    const started = initialiseSession();
    return { ...sessionState, started };
  }

  test('who was let in lately is shown at once, and stays', async () => {
    const { started, ...shown } = loadedAgain();
    expect(shown).toMatchObject({ status: 'authenticated', user });
    answer.resolve(json({ success: true, user }));
    await started;
    expect(sessionState).toMatchObject({ status: 'authenticated', user });
  });

  test.each<[string, () => void]>([
    ['whose token is another one', () => bearer.keep('another-token')],
    ['whom another account has taken the place of', () => storedSession.keepUser(other)],
    ['who has logged out', () => storedSession.clear()],
    ['whose session may have slept out', () => jest.setSystemTime(Date.now() + 12 * hourMs)],
  ])('nobody is shown %s', (_, happens) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    happens();
    expect(loadedAgain()).toMatchObject({ status: 'initialising', user: null });
    jest.useRealTimers();
  });

  test('a session that is over takes away what was shown, and all that is kept', async () => {
    whenTokenDies(() => endSession('expired'));
    const { started } = loadedAgain();
    localStorage.setItem(`board.layout.${user.id}`, '[]');
    answer.resolve(json({ success: false, code: 'auth.expired', message: 'ended' }, 401));
    await started;
    expect(sessionState).toMatchObject({ status: 'guest', user: null });
    expect(Object.keys(localStorage).filter((key) => key.includes(user.id))).toEqual([]);
    expect(loadedAgain()).toMatchObject({ status: 'guest', user: null });
  });

  test('a server that knows the token as somebody else shows that one', async () => {
    const { started } = loadedAgain();
    answer.resolve(json({ success: true, user: other }));
    await started;
    expect(sessionState.user).toMatchObject({ id: other.id });
  });

  test('a token that was exchanged is known as well', async () => {
    fakeServer(() => json({ success: true, token: 'a-newer-one' }));
    Object.assign(sessionState, { status: 'authenticated', user });
    localStorage.setItem('board.token.renewed', '0');
    await renewTokenWhenOld();
    Object.assign(sessionState, { status: 'initialising', user: null });
    fakeServer(() => answer.promise);
    expect(loadedAgain()).toMatchObject({ status: 'authenticated', user });
  });
});

test('a copy stays a copy, whatever kept reply tells of its person', async () => {
  storedSession.keepUser(user);
  await initialiseSession();
  adoptUser(user);
  expect(sessionState.status).toBe('offline');
});

test.each([
  ['as an object', { ...user.preferences, darkMode: true }],
  ['as JSON text', JSON.stringify({ ...user.preferences, darkMode: true })],
])('preferences are read %s', async (_, preferences) => {
  bearer.keep('a-token');
  fakeServer(() => json({ success: true, user: { ...user, preferences } }));
  await initialiseSession();
  expect(sessionState.user?.preferences).toEqual({ ...user.preferences, darkMode: true });
  expect(boardState.theme).toBe('dark');
});

test.each([
  ['nothing', null],
  ['text that cannot be read', '{"darkMode":'],
])('%s for preferences leaves everything as it is here', async (_, preferences) => {
  bearer.keep('a-token');
  boardState.theme = 'dark';
  fakeServer(() => json({ success: true, user: { ...user, preferences } }));
  await initialiseSession();
  expect(sessionState.user?.preferences).toMatchObject({ darkMode: true, language: 'en' });
});

test('a login or a registration that says no with a 200 keeps nothing', async () => {
  fakeServer(() => json({ success: false, message: 'The school is full' }));
  const credentials = { username: 'lin_student', password: 'wrong' };
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'auth.invalid_credentials' });
  const account = { ...credentials, email: 'lin@stu.example.edu.cn' };
  await expect(signUp(account)).rejects.toMatchObject({ said: 'The school is full' });
  expect(sessionState.status).toBe('initialising');
  expect({ ...localStorage }).toEqual({});
});

test.each([
  ['expired', 'lin_student'],
  ['password_changed', 'lin_student'],
  ['logout', ''],
] as const)(
  'who was here is known by name after a session that ended: %s',
  async (ending, name) => {
    fakeServer(() => json({ success: true, user, token: 'new' }));
    await signIn({ username: 'lin_student', password: 'red-black-tree' });
    await endSession(ending);
    expect(storedSession.name()).toBe(name);
  },
);

test('signing in keeps token and user', async () => {
  const requests = fakeServer(() => json({ success: true, user, token: 'new' }));
  await signIn({ username: 'lin_student', password: 'red-black-tree', remember: true });
  expect(requests[0]?.body).toEqual({
    username: 'lin_student',
    password: 'red-black-tree',
    remember: true,
  });
  expect(storedSession.token()).toBe('new');
  expect(storedSession.user()).toEqual(user);
  expect(sessionState.status).toBe('authenticated');
});

test('registering signs in like logging in', async () => {
  fakeServer(() => json({ success: true, user, token: 'new' }, 201));
  await signUp({
    username: 'lin_student',
    email: 'lin@stu.example.edu.cn',
    password: 'red-black-tree',
    role: 'student',
  });
  expect(storedSession.token()).toBe('new');
  expect(sessionState.status).toBe('authenticated');
});

test('logging out tells the server with the token and leaves nothing here', async () => {
  fakeServer(() => json({ success: true, user, token: 'new' }));
  await signIn({ username: 'lin_student', password: 'red-black-tree' });
  sessionStorage.setItem(`board.draft.${user.id}.task`, '{}');
  localStorage.setItem(`board.layout.${user.id}`, '[]');
  const requests = fakeServer(() => json({ success: true }));
  await signOut();
  expect(requests[0]?.path).toBe('/api/auth/logout');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer new');
  expect(sessionState).toMatchObject({ status: 'guest', user: null });
  expect(storedSession.token()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem(`board.layout.${user.id}`)).toBeNull();
});

test.each([
  ['who signed out in another tab took along what he typed in this one', undefined, [], ['guest']],
  ['of somebody else nothing is left', user, [], [user.id]],
  [
    'who is asked back by name has it still',
    undefined,
    ['lin_student'],
    ['guest', user.id, 'other'],
  ],
] as const)('%s', async (_, saved, names, left) => {
  for (const owner of ['guest', user.id, 'other'])
    sessionStorage.setItem(`board.draft.${owner}.task`, '{}');
  if (saved) storedSession.keepUser(saved);
  for (const name of names) storedSession.keepName(name);
  await initialiseSession();
  expect(Object.keys(sessionStorage).sort()).toEqual(
    left.map((owner) => `board.draft.${owner}.task`).sort(),
  );
});

test('whoever came through his school is led to where he leaves there, once nothing is left here', async () => {
  fakeServer(() => json({ success: true, user, token: 'new' }));
  await signIn({ username: 'lin_student', password: 'red-black-tree' });
  const school_logout = 'https://sso.example.org/logout';
  fakeServer(() => json({ success: true, school_logout }));
  const left = Promise.withResolvers<string | null>();
  leaveFor.mockImplementation(() => left.resolve(storedSession.token()));
  await signOut();
  expect(await left.promise).toBeNull();
  expect(leaveFor).toHaveBeenCalledWith(school_logout);
});

test('the language and the theme that were chosen before signing in stay, and the profile is told', async () => {
  const requests = fakeServer(({ path }) =>
    path.endsWith('/login')
      ? json({ success: true, user: someUser(), token: 'a-token' })
      : json(someUser()),
  );
  await changeLocale('zh-CN');
  await signIn({ username: 'lin', password: 'secret' });
  expect(boardState.locale).toBe('zh-CN');
  expect(sessionState.user?.preferences.language).toBe('zh-CN');
  expect(requests.at(-1)).toMatchObject({
    path: '/api/user/preferences',
    body: { language: 'zh-CN' },
  });
});
