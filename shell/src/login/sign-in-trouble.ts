import { isApiError, messageOf, type Text } from '@board/platform';

/** A refusal says what the server says; no answer at all asks for patience. */
export function loginTrouble(error: unknown, t: Text): string {
  if (!isApiError(error)) return t('login.failed');
  if (error.code === 'auth.invalid_credentials') return t('login.wrong');
  if (error.status === 0) return t('login.unreachable');
  return messageOf(error, t('login.failed'));
}

type RegisterField = 'username' | 'email' | 'password';

export interface RegisterTrouble {
  /** The field that it is about; none when it is about the whole. */
  field?: RegisterField;
  message: string;
}

export function registerTrouble(error: unknown, t: Text): RegisterTrouble {
  if (!isApiError(error)) return { message: t('register.failed') };
  if (error.status === 0) return { message: t('register.unreachable') };
  const field = fieldOf(error.code);
  return { message: messageOf(error, t('register.failed')), ...(field && { field }) };
}

function fieldOf(code: string): RegisterField | undefined {
  const fields: readonly RegisterField[] = ['username', 'email', 'password'];
  return fields.find((field) => code.startsWith(`auth.${field}_`));
}
