import { getSignInOptions, judgePassword, register } from '@board/contracts/calls/auth';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { RegisterForm } from './register-form.tsx';

const account = {
  Username: 'lin_student',
  Email: 'lin@stu.example.edu.cn',
  Password: 'red-black-tree',
  'Confirm password': 'red-black-tree',
};

async function fill(change: Partial<typeof account> = {}) {
  const { person } = renderBoard(<RegisterForm />, {
    messages: shellMessages,
    user: null,
    path: '/login#register',
  });
  for (const [label, value] of Object.entries({ ...account, ...change })) {
    if (value) await person.type(screen.getByLabelText(label), value);
  }
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  return person;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  bearer.drop();
});

test('creates a student’s account with zone, language and theme, and signs in', async () => {
  const api = mockApi().on(register, () => ({ success: true, user: someUser(), token: 'new' }));
  await fill();
  expect(api.requests(register)[0]?.body).toEqual({
    username: 'lin_student',
    email: 'lin@stu.example.edu.cn',
    password: 'red-black-tree',
    role: 'student',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: 'en',
    darkMode: false,
  });
  expect(sessionState.status).toBe('authenticated');
});

test.each([
  ['Username', { Username: '李' }, 'Use 3 to 20 letters, digits or underscores'],
  ['Email', { Email: 'lin' }, 'Please enter a valid email address'],
  [
    'Password',
    { Password: '12345', 'Confirm password': '12345' },
    'password must be at least 6 characters',
  ],
  [
    'Confirm password',
    { 'Confirm password': 'red-black-tee' },
    'the two passwords entered do not match',
  ],
])('says beside %s what is wrong, and asks nobody', async (label, change, words) => {
  const api = mockApi();
  await fill(change);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByText(words)).toBeVisible();
  expect(api.requests(register)).toHaveLength(0);
});

test('the first field has the focus, and a rule that was broken is said once', async () => {
  mockApi();
  const { person } = renderBoard(<RegisterForm />, { messages: shellMessages, user: null });
  expect(screen.getByLabelText('Username')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getAllByText(/3 to 20 letters, digits or underscores/)).toHaveLength(1);
});

test('a name that is taken is said beside the name, until another is typed', async () => {
  mockApi().refuse(register, 409, 'auth.username_taken', 'username already taken, try another');
  const person = await fill();
  expect(await screen.findByText('username already taken, try another')).toBeVisible();
  await person.type(screen.getByLabelText('Username'), '2');
  expect(screen.queryByText('username already taken, try another')).toBeNull();
});

test('a failure without words says registration failed', async () => {
  mockApi().refuse(register, 500, 'http', '');
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('registration failed');
});

test('what a server says without a code is shown in its own words', async () => {
  mockApi().refuse(register, 422, 'http', 'The school is full');
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('The school is full');
});

test('a refusal stands until the next answer, so that nothing moves under a second press', async () => {
  const api = mockApi().refuse(register, 422, 'http', 'The school is full');
  const person = await fill();
  await screen.findByRole('alert');
  api.on(register, () => new Promise<never>(() => {}));
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByRole('button', { name: 'Creating…' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The school is full');
});

test('a password that others guess first is named as such', async () => {
  const api = mockApi().on(judgePassword, () => ({ weakness: 'common' as const }));
  await fill({ Password: 'iloveyou', 'Confirm password': 'ilove' });
  expect(await screen.findByText('One of the first that anybody guesses')).toBeVisible();
  expect(api.requests(judgePassword).at(-1)?.body).toEqual({
    password: 'iloveyou',
    username: 'lin_student',
  });
});

test('the shortest password is the one that this server takes', async () => {
  const api = mockApi().on(getSignInOptions, () => ({
    passwordReset: false,
    passwordMinLength: 10,
    localPasswords: true,
    schools: [],
    passkeyHost: null,
  }));
  await fill({ Password: 'red-black', 'Confirm password': 'red-black' });
  expect(screen.getByText('password must be at least 10 characters')).toBeVisible();
  expect(api.requests(register)).toHaveLength(0);
  expect(api.requests(getSignInOptions)).toHaveLength(1);
});
