import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { audit } from '../../../logs/audit.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, type UserRow } from '../../users/index.ts';
import { forgetPasskeysSince } from '../passkeys/passkeys.repository.ts';
import { forgetAuthenticatorSince, forgetRecoveryCodes } from './second-factor.repository.ts';

/** What somebody else may have added, from a moment on; the codes go with the last of it. */
export async function dropFactorsSince(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  moment: string,
): Promise<void> {
  const passkeys = await forgetPasskeysSince(tx, person.id, moment);
  const authenticators = await forgetAuthenticatorSince(tx, person.id, moment);
  if (passkeys + authenticators === 0n) return;
  const isLast = !(await hasSecondFactor(tx, person.id));
  if (isLast) await forgetRecoveryCodes(tx, person.id);
  const news = accountNews(person, { kind: 'second_factor_off', isLast });
  await notify(ctx, tx, { ...news, mail: false });
  const actor = { userId: person.id, username: person.username };
  await audit({ ...ctx, actor }, tx, { action: 'user.second_factor_off', target: person.id });
}
