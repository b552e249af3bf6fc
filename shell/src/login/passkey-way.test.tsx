import { getSignInOptions, login, signInWithPasskey } from '@board/contracts/calls/auth';
import { beginPasskeySignIn } from '@board/contracts/calls/passkeys';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { isPasskeyHost } from '../passkeys/may-use-passkeys.ts';
import {
  fakePasskeys,
  noPasskeys,
  passkeyAnswer,
  passkeyRequest,
} from '../testing/fake-passkeys.ts';
import { shellMessages as messages } from '../testing/shell-texts.ts';
import { LoginForm } from './login-form.tsx';

const signedIn = () => ({ success: true, user: someUser(), token: 'new' });

function open() {
  const api = mockApi()
    .on(getSignInOptions, () => ({
      passwordReset: true,
      passwordMinLength: 6,
      localPasswords: true,
      schools: [],
      passkeyHost: 'localhost',
    }))
    .on(beginPasskeySignIn, () => passkeyRequest);
  return { api, ...renderBoard(<LoginForm />, { messages, user: null, path: '/login' }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  bearer.drop();
});
afterEach(noPasskeys);

const withPasskey = { name: 'Log in with a passkey' };

test('a passkey alone logs in, for as long as was chosen', async () => {
  fakePasskeys();
  const { api, person } = open();
  api.on(signInWithPasskey, signedIn);
  await person.click(screen.getByLabelText('Remember me on this device'));
  await person.click(await screen.findByRole('button', withPasskey));
  await waitFor(() => expect(sessionState.status).toBe('authenticated'));
  expect(api.requests(signInWithPasskey)[0]?.body).toMatchObject({
    passkey: passkeyAnswer,
    remember: false,
    language: 'en',
  });
});

test('whoever changes his mind is told nothing; what is refused is said', async () => {
  let answer = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  fakePasskeys({ answer: () => answer() });
  const { person } = open();
  const button = await screen.findByRole('button', withPasskey);
  await person.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName(withPasskey.name));
  expect(screen.queryByRole('alert')).toBeNull();
  answer = () => Promise.reject(new DOMException('no', 'SecurityError'));
  await person.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be used here');
});

test('they are offered where they belong to, by a browser that has them', () => {
  expect(isPasskeyHost('localhost')).toBe(false);
  fakePasskeys();
  expect(isPasskeyHost('localhost')).toBe(true);
  for (const host of ['board.example.org', null, undefined])
    expect(isPasskeyHost(host)).toBe(false);
});

test('an account that asks for a passkey takes it after the password', async () => {
  fakePasskeys();
  const { api, person } = open();
  api.refuse(login, 401, 'auth.passkey_required', 'Please also show a passkey');
  await person.type(screen.getByLabelText('Username'), 'lin_student');
  await person.type(screen.getByLabelText('Password'), 'red-black-tree{Enter}');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
  api.on(login, signedIn);
  await person.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(sessionState.status).toBe('authenticated'));
  expect(api.requests(login).at(-1)?.body).toMatchObject({
    username: 'lin_student',
    password: 'red-black-tree',
    passkey: passkeyAnswer,
  });
});
