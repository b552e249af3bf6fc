import {
  askEmailAgain,
  deleteSession,
  listSessions,
  updateProfile,
  withdrawEmail,
} from '@board/contracts/calls/account';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardState, hasUnsavedDrafts } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { AccountSection } from './account-section.tsx';
import { EducationForm } from './education-form.tsx';
import { InfoSection } from './info-section.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SecuritySection } from './sign-in/security-section.tsx';
import { SessionsSection } from './sign-in/sessions-section.tsx';

const user = someUser();
const messages = shellMessages;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shellState.ending = null;
  bearer.keep('a-token');
});

describe('without a network', () => {
  const said = 'You are offline: this needs the network';
  const button = (name: string) => screen.getByRole('button', { name });

  test.each<[string, ReactElement, string]>([
    ['preferences', <PreferencesSection key="1" user={user} />, 'Save preferences'],
    ['the password', <SecuritySection key="2" />, 'Change password'],
    ['the connection to the school', <EducationForm key="3" binding={undefined} />, 'Save binding'],
    [
      'an address that waits',
      <PendingEmail key="4" user={user} waiting={user.email} />,
      'Send again',
    ],
    ['everything to take along', <AccountSection key="5" user={user} />, 'Export everything'],
  ])('%s says so before it is pressed', async (_, section, name) => {
    mockApi();
    renderBoard(section, { messages });
    expect(button(name)).toBeEnabled();
    await act(async () => {
      boardState.online = false;
    });
    expect(button(name)).toBeDisabled();
    expect(button(name)).toHaveAttribute('title', said);
  });
});

describe('preferences', () => {
  test('are saved together and hold at once', async () => {
    jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Shanghai', 'Europe/London']);
    const api = mockApi().on(updatePreferences, ({ body }) =>
      someUser({
        preferences: {
          ...user.preferences,
          ...body,
          preferences: undefined,
        } as typeof user.preferences,
      }),
    );
    const { person } = renderBoard(<PreferencesSection user={user} />, { messages });
    await person.click(screen.getByRole('switch', { name: 'Dark mode' }));
    await person.selectOptions(screen.getByLabelText('Time zone'), 'Europe/London');
    await person.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Preferences updated')).toBeVisible();
    expect(api.requests(updatePreferences)[0]?.body).toMatchObject({
      darkMode: true,
      timeZone: 'Europe/London',
    });
    expect(boardState).toMatchObject({ theme: 'dark', timeZone: 'Europe/London' });
    expect(localStorage.getItem('darkMode')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('As it was before')).toBeVisible();
    expect(api.requests(updatePreferences)[1]?.body).toEqual({
      darkMode: user.preferences.darkMode,
      timeZone: user.preferences.timeZone,
    });
    expect(boardState).toMatchObject({ theme: 'light', timeZone: user.preferences.timeZone });
  });

  test('send only what was chosen, which outlives a reload', async () => {
    const api = mockApi().on(updatePreferences, () => user);
    const first = renderBoard(<PreferencesSection user={user} />, { messages });
    await first.person.click(screen.getByRole('switch', { name: 'Email notifications' }));
    first.unmount();
    const { person } = renderBoard(<PreferencesSection user={user} />, { messages });
    expect(screen.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Preferences updated')).toBeVisible();
    expect(api.requests(updatePreferences)[0]?.body).toEqual({ emailNotifications: false });
    expect(hasUnsavedDrafts()).toBe(false);
  });

  test('that cannot be saved say why', async () => {
    mockApi().refuse(updatePreferences, 503, 'server.unavailable', 'please retry');
    const { person } = renderBoard(<PreferencesSection user={user} />, { messages });
    await person.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Failed to save preferences: please retry')).toBeVisible();
  });
});

describe('personal info', () => {
  async function edit(change: { username?: string; bio?: string }) {
    const { person } = renderBoard(<InfoSection user={user} />, { messages });
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    if (change.username) {
      await person.clear(screen.getByLabelText('Username'));
      await person.type(screen.getByLabelText('Username'), change.username);
    }
    if (change.bio) await person.type(screen.getByLabelText('Bio'), change.bio);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    return person;
  }

  test('shows that there is No bio yet', () => {
    renderBoard(<InfoSection user={user} />, { messages });
    expect(screen.getByText('No bio yet')).toBeVisible();
  });

  test('tells of an address that waits to be confirmed, sends the mail again and takes it back', async () => {
    const waiting = someUser({ pendingEmail: 'new@example.org' });
    const api = mockApi()
      .on(askEmailAgain, () => waiting)
      .on(withdrawEmail, () => user);
    const { person } = renderBoard(<InfoSection user={waiting} />, { messages });
    expect(screen.getByText(/new@example.org waits to be confirmed/)).toHaveTextContent(user.email);
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/A mail is on its way to new@example.org/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('The address stays as it is')).toBeVisible();
    expect(api.requests(withdrawEmail)).toHaveLength(1);
  });

  test("says that the account's own address is not confirmed yet", () => {
    const fresh = someUser({ pendingEmail: user.email });
    renderBoard(<InfoSection user={fresh} />, { messages });
    expect(screen.getByText(/This address is not confirmed yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  test('is saved with the version that was shown, and taken back', async () => {
    const saved = someUser({ bio: 'Badminton on Saturdays', version: 2 });
    const api = mockApi().on(updateProfile, () => saved);
    const person = await edit({ bio: 'Badminton on Saturdays' });
    expect(await screen.findByText('Personal info updated')).toBeVisible();
    expect(api.requests(updateProfile)[0]).toMatchObject({
      version: 1,
      body: { bio: 'Badminton on Saturdays' },
    });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('As it was before')).toBeVisible();
    const { username, email, bio } = user;
    expect(api.requests(updateProfile)[1]).toMatchObject({
      version: 2,
      body: { username, email, bio },
    });
  });

  test('with an address that waits for its mail is taken back where the address is shown', async () => {
    mockApi().on(updateProfile, () => someUser({ pendingEmail: 'new@example.org' }));
    await edit({ bio: 'Badminton on Saturdays' });
    expect(await screen.findByText('Personal info updated')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('asks before another username, naming it', async () => {
    const api = mockApi().on(updateProfile, () => someUser({ username: 'lin_2' }));
    const person = await edit({ username: 'lin_2' });
    const question = await screen.findByRole('alertdialog', {
      name: 'Change the username to “lin_2”?',
    });
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.requests()).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.click(await screen.findByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('Personal info updated')).toBeVisible();
  });

  test.each(['x!', ' '])('looks at a username before it asks about it: “%s”', async (username) => {
    const api = mockApi();
    await edit({ username });
    expect(screen.getByText('Use 3 to 20 letters, digits or underscores')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.requests()).toHaveLength(0);
  });

  test('keeps what was typed when the name is taken, and says so beside it', async () => {
    mockApi().refuse(updateProfile, 409, 'auth.username_taken', 'taken');
    const person = await edit({ username: 'lin_2' });
    await person.click(await screen.findByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('username already taken, try another')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('lin_2');
  });

  test('cancelling shows the old again', async () => {
    mockApi();
    const { person } = renderBoard(<InfoSection user={user} />, { messages });
    await person.click(screen.getByRole('button', { name: 'Edit' }));
    await person.type(screen.getByLabelText('Bio'), 'never mind');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('');
  });
});

test('another session can be ended, the own one not', async () => {
  const session = (id: string, current: boolean) => ({
    id: `01930000-0000-7000-8000-00000000000${id}`,
    user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    address: '192.0.2.1',
    created_at: '2026-11-18T07:00:00Z',
    last_seen_at: '2026-11-18T07:30:00Z',
    current,
  });
  const api = mockApi()
    .on(listSessions, () => ({ items: [session('1', true), session('2', false)] }))
    .on(deleteSession, () => ({ success: true }));
  const { person } = renderBoard(<SessionsSection />, { messages });
  expect(await screen.findByText('This device')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out Chrome on Windows?' });
  await person.click(within(question).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('That device is logged out')).toBeVisible();
  expect(api.requests(deleteSession)[0]?.url).toBe(
    '/api/user/sessions/01930000-0000-7000-8000-000000000002',
  );
});
