import { ApiError } from '@board/platform';
import { inOurWords } from './profile-trouble.ts';

const t = (key: string) => key;
const without = (message: string) => new ApiError(400, 'http', { message });

test.each([
  ['The username is already used', 'username', 'profile.info.usernameTaken'],
  ['duplicate key', 'username', 'profile.info.usernameTaken'],
  ['This user exists', 'username', 'profile.info.usernameTaken'],
  ['wrong format', 'username', 'register.usernameRule'],
  ['This email is already used', 'email', 'profile.info.emailTaken'],
])('a server without codes is understood by its words: %s', (said, field, message) => {
  expect(inOurWords(without(said), t)).toMatchObject({ details: [{ field, message }] });
});

test('what it says of no field stays as it is', () => {
  const error = without('The moon is full');
  expect(inOurWords(error, t)).toBe(error);
});

test('a code counts more than words', () => {
  const error = new ApiError(409, 'auth.username_taken', { message: 'email' });
  expect(inOurWords(error, t)).toMatchObject({ details: [{ field: 'username' }] });
});
