import { ApiError, isApiError, type Text } from '@board/platform';

const taken = { username: 'profile.info.usernameTaken', email: 'profile.info.emailTaken' } as const;

/** By code; a server without codes is understood by its words, of which 'email' counts first. */
export function inOurWords(error: unknown, t: Text): unknown {
  if (!isApiError(error)) return error;
  const found = fieldOf(error);
  if (!found) return error;
  const [field, key] = found;
  const details = [{ field, message: t(key) }];
  return new ApiError(error.status, error.code, { message: error.message, details });
}

function fieldOf({ code, message }: ApiError): readonly [field: string, key: string] | undefined {
  const said = message.toLowerCase();
  const says = (...words: string[]) => code === 'http' && words.some((word) => said.includes(word));
  if (code === 'auth.email_taken' || code === 'auth.email_format' || says('email'))
    return ['email', taken.email];
  if (code === 'auth.username_taken' || says('already used', 'duplicate', 'exists'))
    return ['username', taken.username];
  if (says('format')) return ['username', 'register.usernameRule'];
  return undefined;
}
