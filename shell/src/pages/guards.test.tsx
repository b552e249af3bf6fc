import { sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { AdminsOnly, GuestsOnly, SignedInOnly } from './guards.tsx';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      <Routes>
        <Route path="/login" element={<GuestsOnly>the form</GuestsOnly>} />
        <Route
          path="/admin"
          element={
            <SignedInOnly>
              <AdminsOnly>the console</AdminsOnly>
            </SignedInOnly>
          }
        />
        <Route path="*" element={<SignedInOnly>the page</SignedInOnly>} />
      </Routes>
    </MemoryRouter>,
  );
}

const signIn = (role: 'student' | 'admin' | 'super_admin') =>
  Object.assign(sessionState, { status: 'authenticated', user: someUser({ role }) });

beforeEach(() => {
  withShellTexts();
  Object.assign(sessionState, { status: 'guest', user: null });
  shellState.ending = null;
});

test('nothing is shown before it is known who asks', () => {
  sessionState.status = 'initialising';
  open('/profile');
  expect(screen.getByText('/profile')).toBeVisible();
  expect(screen.queryByText('the page')).toBeNull();
});

test('a guest is sent to the login page with the full target', () => {
  open('/tasks?day=2026-11-18#top');
  expect(screen.getByText('/login?redirect=%2Ftasks%3Fday%3D2026-11-18%23top')).toBeVisible();
  expect(screen.getByText('the form')).toBeVisible();
});

test.each(['logout', 'password_changed'] as const)(
  'after %s the login page wants nothing further',
  (ending) => {
    shellState.ending = ending;
    open('/profile');
    expect(screen.getByText('/login')).toBeVisible();
  },
);

test('after a session that expired one comes back to where one was', () => {
  shellState.ending = 'expired';
  open('/profile');
  expect(screen.getByText('/login?redirect=%2Fprofile')).toBeVisible();
});

test('a signed-in person sees the page', () => {
  signIn('student');
  open('/profile');
  expect(screen.getByText('the page')).toBeVisible();
});

test('a person with a copy on this device sees the page, and may still sign in', () => {
  Object.assign(sessionState, { status: 'offline', user: someUser() });
  open('/');
  expect(screen.getByText('the page')).toBeVisible();
  open('/login');
  expect(screen.getByText('the form')).toBeVisible();
});

test('who is no admin goes from the console to the board', () => {
  signIn('student');
  open('/admin');
  expect(screen.getByText('/')).toBeVisible();
});

test.each(['admin', 'super_admin'] as const)('a %s sees the console', (role) => {
  signIn(role);
  open('/admin');
  expect(screen.getByText('the console')).toBeVisible();
});

test('a signed-in person leaves the login page for the target', () => {
  signIn('student');
  open('/login?redirect=%2Fprofile');
  expect(screen.getByText('/profile')).toBeVisible();
});

test('an admin without a target leaves the login page for the console', () => {
  signIn('admin');
  open('/login');
  expect(screen.getByText('/admin')).toBeVisible();
});
