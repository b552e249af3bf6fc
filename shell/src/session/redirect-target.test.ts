import { afterSignIn, isOwnPath, loginPath } from './redirect-target.ts';

describe('a redirect target', () => {
  test.each(['/', '/profile', '/tasks?day=2026-11-18#top', '/a/b'])('is followed: %s', (target) => {
    expect(isOwnPath(target)).toBe(true);
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    `//${location.host}/profile`,
    '/profile\\..',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'profile',
    '',
  ])('of another site is refused: %j', (target) => {
    expect(isOwnPath(target)).toBe(false);
  });
});

describe('after signing in', () => {
  test('everybody goes where they wanted to go', () => {
    expect(afterSignIn('/profile', 'student')).toBe('/profile');
    expect(afterSignIn('/profile', 'admin')).toBe('/profile');
  });

  test('admins go to the console and others to the board when nothing else was wanted', () => {
    expect(afterSignIn(null, 'student')).toBe('/');
    expect(afterSignIn(null, 'teacher')).toBe('/');
    expect(afterSignIn(null, 'admin')).toBe('/admin');
    expect(afterSignIn(null, 'super_admin')).toBe('/admin');
  });

  test('a target elsewhere, or the login page itself, counts as none', () => {
    expect(afterSignIn('//elsewhere.example', 'student')).toBe('/');
    expect(afterSignIn('/login?redirect=/login', 'student')).toBe('/');
  });
});

test('the login path holds the whole target', () => {
  expect(loginPath('/tasks?day=1#x')).toBe('/login?redirect=%2Ftasks%3Fday%3D1%23x');
});
