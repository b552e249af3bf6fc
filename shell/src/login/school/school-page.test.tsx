import { finishSchoolSignIn } from '@board/contracts/calls/auth';
import { beginSchoolSignIn, finishSignInLink } from '@board/contracts/calls/sign-in';
import { ApiError, useSession } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { shellMessages as messages } from '../../testing/shell-texts.ts';
import { SchoolPage } from './school-page.tsx';
import { SchoolWays } from './school-ways.tsx';

const leaveFor = jest.fn();
jest.mock('../../base/leave-for.ts', () => ({ leaveFor: (url: string) => leaveFor(url) }));

beforeEach(() => {
  sessionStorage.clear();
  leaveFor.mockClear();
});

const admitted = { success: true, user: someUser(), token: 'a-token', redirect: '/tasks' };

function Where() {
  const { pathname } = useLocation();
  return <p>{`at ${pathname}`}</p>;
}

/** Whoever comes in gets fresh pages, this one among them. */
function FreshPage() {
  const { user } = useSession();
  return <SchoolPage key={user?.id} />;
}

const come = (state: string, user: null | undefined = null) =>
  renderBoard(
    <>
      <FreshPage />
      <Where />
    </>,
    { messages, path: `/login/school?state=${state}&code=c`, ...(user === null && { user }) },
  );

test.each([
  ['en', 'Campus account'],
  ['zh-CN', '统一身份认证'],
] as const)('in %s a school is a button that leads there', async (locale, name) => {
  const api = mockApi().on(beginSchoolSignIn, () => ({ url: 'https://sso.example.org/' }));
  const way = {
    id: crypto.randomUUID(),
    name_zh: '统一身份认证',
    name_en: 'Campus account',
    mark: '校',
  };
  const path = '/login?redirect=%2Ftasks';
  const { person } = renderBoard(<SchoolWays ways={[way]} />, {
    messages,
    locale,
    path,
    user: null,
  });
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://sso.example.org/'));
  expect(api.requests(beginSchoolSignIn)[0]?.body).toEqual({ redirect: '/tasks' });
});

test('whoever is back is signed in and on the page that he wanted', async () => {
  const api = mockApi().on(finishSchoolSignIn, () => admitted);
  come('s1');
  await screen.findByText('at /tasks');
  expect(sessionState.user?.username).toBe(admitted.user.username);
  expect(api.requests(finishSchoolSignIn)).toHaveLength(1);
  expect(api.requests(finishSchoolSignIn)[0]?.body).toMatchObject({ answer: 'state=s1&code=c' });
});

test('an account that is here already asks for its password, and then for a code', async () => {
  let asked: 'auth.school_password' | 'auth.code_required' | undefined = 'auth.school_password';
  const api = mockApi().on(finishSchoolSignIn, () => {
    if (asked) throw new ApiError(403, asked);
    return admitted;
  });
  const { person } = come('s2');
  await person.type(await screen.findByLabelText('Password'), 'red-black-tree');
  asked = 'auth.code_required';
  await person.click(screen.getByRole('button', { name: 'Connect' }));
  await person.type(await screen.findByLabelText('Code'), '287082');
  asked = undefined;
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('at /tasks');
  const sent = { password: 'red-black-tree', code: '287082' };
  expect(api.requests(finishSchoolSignIn).at(-1)?.body).toMatchObject(sent);
});

test('what is over says so and leads back', async () => {
  mockApi().refuse(finishSchoolSignIn, 400, 'auth.school_over', 'This login is over');
  come('s3');
  expect(await screen.findByText('This login is over')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to log in' })).toBeVisible();
});

test('whoever began it under Security is connected and back in the profile', async () => {
  const api = mockApi().on(finishSignInLink, () => ({ success: true }));
  come('l4', undefined);
  await screen.findByText('at /profile');
  expect(api.requests(finishSignInLink)).toHaveLength(1);
});
