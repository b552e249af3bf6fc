import type { PasswordLink } from '@board/contracts/schemas/admin-users';
import { dayMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import { instant } from '../../../time/clock.ts';
import { letterLink } from '../letter.ts';
import { storeReset } from './resets.repository.ts';

/** Where an administrator hands it over. */
const handedOverWithin = 3 * dayMs;

/** For a mail, or to hand over; the present password holds until it is used. */
export async function makeResetLink(
  ctx: PublicContext,
  tx: Transaction,
  person: { id: string; email_key: string; username: string },
  lastsMs = handedOverWithin,
): Promise<PasswordLink> {
  const token = newSecret();
  const expires_at = instant(ctx.clock.now() + lastsMs);
  await storeReset(tx, {
    token_hash: tokenHash(token),
    user_id: person.id,
    email_key: person.email_key,
    expires_at,
  });
  const link = letterLink(ctx.config, 'reset-password', 'token', token);
  // With the name under which one signs in: whom an administrator invites did not choose it.
  return { link: `${link}&name=${encodeURIComponent(person.username)}`, expires_at };
}
