import { getSignInOptions, login } from '@board/contracts/calls/auth';
import { ApiError } from '@board/platform';
import { sessionState, setTransport } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { LoginForm } from './login-form.tsx';

const open = (locale: 'en' | 'zh-CN' = 'en') =>
  renderBoard(<LoginForm />, { messages: shellMessages, user: null, path: '/login', locale });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  bearer.drop();
  shellState.ending = null;
});

test('logs in with name, password and whether to remember', async () => {
  const api = mockApi().on(login, () => ({ success: true, user: someUser(), token: 'new' }));
  const { person } = open();
  await person.type(screen.getByLabelText('Username'), ' lin_student ');
  await person.type(screen.getByLabelText('Password'), 'red-black-tree');
  await person.click(screen.getByLabelText('Remember me on this device'));
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(api.requests(login)[0]?.body).toEqual({
    username: 'lin_student',
    password: 'red-black-tree',
    remember: false,
    darkMode: false,
    language: 'en',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(sessionState.status).toBe('authenticated');
});

test('says beside the field what is missing, and asks nobody', async () => {
  const api = mockApi();
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
    'Please enter the username',
  );
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Please enter the password',
  );
  expect(api.requests(login)).toHaveLength(0);
});

describe('a login that fails', () => {
  async function fail(
    refuse: (api: ReturnType<typeof mockApi>) => void,
    locale: 'en' | 'zh-CN' = 'en',
  ) {
    refuse(mockApi());
    const { person } = open(locale);
    const name = locale === 'en' ? 'Username' : '用户名';
    await person.type(screen.getByLabelText(name), 'lin_student');
    await person.type(screen.getByLabelText(locale === 'en' ? 'Password' : '密码'), 'wrong');
    await person.click(screen.getByRole('button', { name: locale === 'en' ? 'Log in' : '登录' }));
    expect(screen.getByLabelText(name)).toHaveValue('lin_student');
    return screen.findByRole('alert');
  }

  test('because of the password says so and keeps what was typed', async () => {
    const alert = await fail((api) => api.refuse(login, 401, 'auth.invalid_credentials', 'no'));
    expect(alert).toHaveTextContent('wrong username or password');
  });

  test.each([
    ['en', 'wrong username or password'],
    ['zh-CN', '用户名或密码错误'],
  ] as const)('with a 200 that says no leaves the button alive: %s', async (locale, words) => {
    const alert = await fail(
      () =>
        // The mock API would not let a server break the contract like this.
        setTransport(async (request) => {
          if (request.call.name === login.name) return { reply: { success: false } };
          throw new ApiError(404, 'request.not_found');
        }),
      locale,
    );
    expect(alert).toHaveTextContent(words);
    const name = locale === 'en' ? 'Log in' : '登录';
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(Object.keys(localStorage)).not.toContain('board.token');
  });

  test('that is answered with a page says that something else answered', async () => {
    const page = new Blob(['<!doctype html>'], { type: 'text/html' });
    const alert = await fail(() =>
      setTransport(async ({ call }) => {
        if (call.name === login.name) return { reply: page };
        throw new ApiError(404, 'request.not_found');
      }),
    );
    expect(alert).toHaveTextContent('The server answered with something else than expected');
  });

  test('because of the network asks for patience', async () => {
    const alert = await fail((api) => api.refuse(login, 0, 'network', ''));
    expect(alert).toHaveTextContent('login failed, please retry later');
  });

  test('for a reason that the server names says that reason', async () => {
    const alert = await fail((api) =>
      api.refuse(login, 403, 'auth.account_disabled', 'This account has been disabled'),
    );
    expect(alert).toHaveTextContent('This account has been disabled');
  });

  test('for a reason that is told without a code says that reason', async () => {
    const alert = await fail((api) => api.refuse(login, 403, 'http', 'Come in person'));
    expect(alert).toHaveTextContent('Come in person');
  });

  test.each([
    ['en', 'Too many attempts. Please try again in 15 minutes.'],
    ['zh-CN', 'Too many attempts.请在15分钟后再试。'],
  ] as const)('too often tells when to come again: %s', async (locale, words) => {
    const alert = await fail(
      (api) => api.refuse(login, 429, 'request.too_many', 'Too many attempts', 898),
      locale,
    );
    expect(alert).toHaveTextContent(words);
  });

  test('for a reason that nobody names says 登录失败 in Chinese', async () => {
    const alert = await fail((api) => api.refuse(login, 502, 'http', ''), 'zh-CN');
    expect(alert).toHaveTextContent('登录失败');
  });
});

test('is sent once, however often the button is pressed', async () => {
  const api = mockApi().on(login, () => new Promise(() => undefined));
  const { person } = open();
  await person.type(screen.getByLabelText('Username'), 'lin_student');
  await person.type(screen.getByLabelText('Password'), 'red-black-tree{Enter}{Enter}');
  await person.click(screen.getByRole('button', { name: 'Logging in…' }));
  expect(api.requests(login)).toHaveLength(1);
});

test('the password can be shown and hidden', async () => {
  const { person } = open();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test.each([
  ['expired', 'Your session has ended. Log in to go on where you were.'],
  ['password_changed', 'Password changed, log in with the new password'],
] as const)('tells why one stands here after a session that ended: %s', (ending, words) => {
  shellState.ending = ending;
  open();
  expect(screen.getByText(words)).toBeVisible();
});

test('whoever was here before is asked by name', () => {
  storedSession.keepUser(someUser());
  open('zh-CN');
  expect(screen.getByLabelText('用户名')).toHaveValue('lin_student');
});

test('what was typed outlives a reload, the password does not', async () => {
  const first = open();
  await first.person.type(screen.getByLabelText('Username'), 'lin_student');
  await first.person.type(screen.getByLabelText('Password'), 'red-black-tree');
  first.unmount();
  open();
  expect(screen.getByLabelText('Username')).toHaveValue('lin_student');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('red-black-tree');
});

test('a reset by mail is not offered where the server cannot send one', async () => {
  mockApi().on(getSignInOptions, () => ({
    passwordReset: false,
    passwordMinLength: 6,
    localPasswords: true,
    schools: [],
    passkeyHost: null,
  }));
  open();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(await screen.findByText(/An administrator can give you a link/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
});

describe('an account that also asks for a code', () => {
  async function comeToCode(api: ReturnType<typeof mockApi>) {
    api.refuse(login, 401, 'auth.code_required', 'Please enter the code');
    const { person } = open();
    await person.type(screen.getByLabelText('Username'), 'lin_student');
    await person.type(screen.getByLabelText('Password'), 'red-black-tree{Enter}');
    await screen.findByRole('heading', { name: 'One more step' });
    return person;
  }

  test('is opened by it, sent with the name and password that were typed', async () => {
    const api = mockApi();
    const person = await comeToCode(api);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    api.on(login, () => ({ success: true, user: someUser(), token: 'new' }));
    await person.keyboard('{Enter}');
    expect(screen.getByText('Please enter the code')).toBeVisible();
    await person.keyboard('287 082{Enter}');
    expect(api.requests(login).at(-1)?.body).toMatchObject({
      username: 'lin_student',
      password: 'red-black-tree',
      remember: true,
      code: '287 082',
    });
    expect(sessionState.status).toBe('authenticated');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('287');
  });

  test('says beside the field that a code is wrong, and takes a recovery code instead', async () => {
    const api = mockApi();
    const person = await comeToCode(api);
    api.refuse(login, 400, 'auth.code_wrong', 'This code is wrong or was used already');
    await person.keyboard('000000{Enter}');
    expect(await screen.findByText('This code is wrong or was used already')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('');
    await person.type(screen.getByLabelText('Recovery code'), 'abcdefgh-ijklmnop{Enter}');
    expect(api.requests(login).at(-1)?.body).toMatchObject({ code: 'abcdefgh-ijklmnop' });
  });

  test('lets one go back to name and password', async () => {
    const person = await comeToCode(mockApi());
    await person.click(screen.getByRole('button', { name: 'Back to name and password' }));
    expect(screen.getByLabelText('Username')).toHaveValue('lin_student');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
