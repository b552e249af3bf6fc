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
import { sendUnsavedPreferences } from './save-preference.ts';

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
