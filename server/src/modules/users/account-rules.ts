import { email, username } from '@board/contracts/constants/limits';
import { ServiceError } from '../../errors/errors.ts';

const usernameForm = new RegExp(username.pattern);
const emailForm = new RegExp(email.pattern);

export function checkUsername(username: string): void {
  if (!usernameForm.test(username)) throw new ServiceError('auth.username_format');
}

export function checkEmail(email: string): void {
  if (!emailForm.test(email.trim())) throw new ServiceError('auth.email_format');
}
