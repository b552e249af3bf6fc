import { requestPasswordReset, resetPassword } from '@board/contracts/calls/auth';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { shellState } from '../../base/shell-state.ts';
import { storedSession } from '../../identity/stored-session.ts';
import { shellMessages } from '../../testing/shell-texts.ts';
import { ResetPage } from './reset-page.tsx';

const open = (path: string) =>
  renderBoard(<ResetPage />, { messages: shellMessages, user: null, path });

beforeEach(() => {
  sessionStorage.clear();
  shellState.ending = null;
});

test('a link is asked for with an address, and the answer gives nobody away', async () => {
  const api = mockApi().on(requestPasswordReset, () => ({ success: true }));
  const { person } = open('/reset-password');
  await person.type(screen.getByLabelText('Email'), 'lin');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await person.type(screen.getByLabelText('Email'), '@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If the address belongs to an account/)).toBeVisible();
  expect(api.requests(requestPasswordReset)[0]?.body).toEqual({ email: 'lin@example.org' });
});

test('a server without mail says whom to ask', async () => {
  mockApi().refuse(
    requestPasswordReset,
    409,
    'auth.reset_unavailable',
    'please ask an administrator',
  );
  const { person } = open('/reset-password');
  await person.type(screen.getByLabelText('Email'), 'lin@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('please ask an administrator');
});

test('a refusal stands until the next answer, so that nothing moves under a second press', async () => {
  const api = mockApi().refuse(requestPasswordReset, 409, 'auth.reset_unavailable', 'ask for help');
  const { person } = open('/reset-password');
  await person.type(screen.getByLabelText('Email'), 'lin@example.org');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('alert');
  api.on(requestPasswordReset, () => new Promise<never>(() => {}));
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByRole('alert')).toHaveTextContent('ask for help');
});

test('the token of a link takes a new password once both agree', async () => {
  const api = mockApi().on(resetPassword, () => ({ success: true }));
  const { person } = open('/reset-password#token=abc');
  await person.type(screen.getByLabelText('New password'), 'left-leaning');
  await person.type(screen.getByLabelText('Confirm password'), 'left');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    'the two passwords entered do not match',
  );
  await person.type(screen.getByLabelText('Confirm password'), '-leaning');
  await person.click(
    screen.getByRole('checkbox', {
      name: 'Also turn off shared links and connected programs',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(shellState.ending).toBe('password_changed'));
  expect(api.requests(resetPassword)[0]?.body).toEqual({
    token: 'abc',
    password: 'left-leaning',
    endFeeds: true,
  });
});

test('who was invited sees under which name he signs in, and finds it there', async () => {
  mockApi().on(resetPassword, () => ({ success: true }));
  const { person } = open('/reset-password#token=abc&name=wanglaoshi');
  expect(screen.getByLabelText('Username')).toHaveValue('wanglaoshi');
  await person.type(screen.getByLabelText('New password'), 'left-leaning');
  await person.type(screen.getByLabelText('Confirm password'), 'left-leaning');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(shellState.ending).toBe('password_changed'));
  expect(storedSession.name()).toBe('wanglaoshi');
});

test('who is signed in here as the same person is told of the new password, not of an end', async () => {
  mockApi().on(resetPassword, () => ({ success: true }));
  const user = someUser({ username: 'wanglaoshi' });
  const { person } = renderBoard(<ResetPage />, {
    messages: shellMessages,
    user,
    path: '/reset-password#token=abc&name=wanglaoshi',
  });
  await person.type(screen.getByLabelText('New password'), 'left-leaning');
  await person.type(screen.getByLabelText('Confirm password'), 'left-leaning');
  await person.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(shellState.ending).toBe('password_changed'));
  expect(sessionState.user).toBeNull();
});
