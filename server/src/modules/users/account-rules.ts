import { email as emailLimits, username as limits } from '@board/contracts/constants/limits';
import { ServiceError } from '../../errors.ts';

const usernameForm = new RegExp(limits.pattern);
const emailForm = new RegExp(emailLimits.pattern);

export function checkUsername(username: string): void {
  if (!usernameForm.test(username)) throw new ServiceError('auth.username_format');
}

export function checkEmail(email: string): void {
  const trimmed = email.trim();
  if (trimmed.length > emailLimits.max || !emailForm.test(trimmed))
    throw new ServiceError('auth.email_format');
}
