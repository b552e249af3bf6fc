import { ApiError } from '@board/platform';
import { profileTrouble } from './profile-trouble.ts';

const t = (key: string) => key;
const without = (message: string) => new ApiError(400, 'http', { message });

test.each([
  ['The username is already used', 'username', 'profile.info.usernameTaken'],
  ['duplicate key', 'username', 'profile.info.usernameTaken'],
  ['This user exists', 'username', 'profile.info.usernameTaken'],
  ['wrong format', 'username', 'register.usernameRule'],
  ['This email is already used', 'email', 'profile.info.emailTaken'],
  ['The moon is full', 'form', 'The moon is full'],
])('a server without codes is understood by its words: %s', (said, field, message) => {
  expect(profileTrouble(without(said), t)).toEqual({ field, message });
});

test('a code counts more than words', () => {
  const error = new ApiError(409, 'auth.username_taken', { message: 'email' });
  expect(profileTrouble(error, t)).toMatchObject({ field: 'username' });
});
