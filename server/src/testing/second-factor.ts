import { beginSecondFactor, confirmSecondFactor } from '@board/contracts/calls/second-factor';
import { codeAt, stepAt } from '../modules/auth/second-factor/totp.ts';
import { readBase32 } from './read-base32.ts';
import { type SignedIn, type TestApp, testPassword } from './test-app.ts';

/** An authenticator that knows the secret of this person; `away` in steps of its clock. */
export async function beginAuthenticator({ clock }: TestApp, person: SignedIn) {
  const { body } = await person.call(beginSecondFactor, { body: { password: testPassword } });
  const secret = readBase32(body.secret);
  return (away = 0): string => codeAt(secret, stepAt(clock.now()) + away);
}

/** A person of whom sign-ins ask for a code, half a minute after the last one counted. */
export async function useAuthenticator(board: TestApp, person: SignedIn) {
  const shown = await beginAuthenticator(board, person);
  const { body } = await person.call(confirmSecondFactor, { body: { code: shown() } });
  board.clock.advance(30_000);
  return { shown, recovery: body.recovery_codes };
}
