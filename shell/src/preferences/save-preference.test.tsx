import { verifySession } from '@board/contracts/calls/auth';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardState, events, sessionState, setTransport } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { render, waitFor } from '@testing-library/react';
import { sendRequest } from '../api/send-request.ts';
import { bearer } from '../identity/bearer.ts';
import { initialiseSession, signOut } from '../session/session.ts';
import { fakeServer, json, type SeenRequest } from '../testing/fake-server.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { changeTheme } from './change-theme.ts';
import { PreferencesHost } from './preferences-host.tsx';
import { savePreference, sendUnsavedPreferences } from './save-preference.ts';

const user = someUser();
const saves = (requests: SeenRequest[]) =>
  requests.filter(({ path }) => path === `/api${updatePreferences.path}`).map(({ body }) => body);

/** Reads what the server has, and cannot be written to. */
const halfOffline = () =>
  fakeServer(({ path }) =>
    path === `/api${verifySession.path}` ? json({ success: true, user }) : 'no network',
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  withShellTexts();
  setTransport(sendRequest);
  bearer.keep('a-token');
  Object.assign(boardState, { theme: 'light', online: true });
  Object.assign(sessionState, { status: 'authenticated', user: someUser() });
});

test('a theme chosen without a network outlives the next load', async () => {
  halfOffline();
  await changeTheme(true);
  await initialiseSession();
  expect(boardState.theme).toBe('dark');
  expect(sessionState.user?.preferences.darkMode).toBe(true);
});

test('the profile hears of it once it can, and only once', async () => {
  halfOffline();
  await changeTheme(true);
  const requests = fakeServer(() => json(user));
  await sendUnsavedPreferences();
  await sendUnsavedPreferences();
  expect(saves(requests)).toEqual([{ darkMode: true }]);
});

test('a list that is kept is told once, too', async () => {
  render(<PreferencesHost />);
  const requests = fakeServer(() => json(user));
  events.emit('preferences.change', { taskViews: [{ name: 'Due', state: 'overdue' }] });
  await waitFor(() => expect(saves(requests)).toHaveLength(1));
  await sendUnsavedPreferences();
  expect(saves(requests)).toEqual([{ taskViews: [{ name: 'Due', state: 'overdue' }] }]);
  expect(sessionState.user?.preferences.taskViews).toHaveLength(1);
});

test('a list goes upon what another device made of it meanwhile', async () => {
  const views = (...names: string[]) => names.map((name) => ({ name, state: 'all' as const }));
  const profile = { version: 3, preferences: { ...user.preferences, taskViews: views('A', 'B') } };
  Object.assign(sessionState, { user: someUser(structuredClone(profile)) });
  fakeServer(() => 'no network');
  await savePreference({ taskViews: views('A', 'B', 'Mine') });
  await savePreference({ taskViews: views('B', 'Mine') });

  const theirs = {
    version: 5,
    preferences: { ...user.preferences, taskViews: views('A', 'B', 'Theirs') },
  };
  const requests = fakeServer(({ headers, body }) =>
    headers.get('if-match') !== '"3"'
      ? json({ ...user, version: 6, preferences: { ...user.preferences, ...(body as object) } })
      : json(
          { success: false, code: 'request.stale', message: '', current: { ...user, ...theirs } },
          412,
        ),
  );
  await sendUnsavedPreferences();
  const both = views('B', 'Theirs', 'Mine');
  expect(saves(requests).at(-1)).toEqual({ taskViews: both });
  expect(sessionState.user).toMatchObject({ version: 6, preferences: { taskViews: both } });
  await savePreference({ taskViews: both.slice(1) });
  expect(requests.at(-1)?.headers.get('if-match')).toBe('"6"');
});

test('what is chosen while something is on its way follows it', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const requests = fakeServer(async () => {
    await answered;
    return json({ ...user, version: requests.length + 1 });
  });
  const saved = savePreference({ taskViews: [{ name: 'A', state: 'all' }] });
  await waitFor(() => expect(requests).toHaveLength(1));
  const undone = savePreference({ taskViews: [] });
  answer();
  await Promise.all([saved, undone]);
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual([
    `"${user.version}"`,
    '"2"',
  ]);
  expect(saves(requests).at(-1)).toEqual({ taskViews: [] });
});

test('a choice that is refused for good is not tried again', async () => {
  const requests = fakeServer(() =>
    json({ success: false, code: 'user.invalid_update', message: 'no' }, 400),
  );
  await changeTheme(true);
  await sendUnsavedPreferences();
  expect(saves(requests)).toHaveLength(1);
});

test('logging out leaves nothing of it', async () => {
  halfOffline();
  await changeTheme(true);
  await signOut();
  expect(Object.keys(localStorage)).toEqual(['darkMode']);
});

test('a profile that says nothing of it leaves the theme of this browser', async () => {
  document.documentElement.classList.add('dark');
  boardState.theme = 'dark';
  const { darkMode: _, ...preferences } = user.preferences;
  fakeServer(() => json({ success: true, user: { ...user, preferences } }));
  await initialiseSession();
  expect(boardState.theme).toBe('dark');
});
