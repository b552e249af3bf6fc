import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { audit } from '../../../logs/audit.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, type UserRow } from '../../users/index.ts';
import { forgetPasskeys } from '../passkeys/passkeys.repository.ts';
import { forgetAuthenticator, forgetRecoveryCodes } from './second-factor.repository.ts';

/** All that a sign-in asks for, of whoever has lost it; he is told. What was done already is not done again. */
export async function dropSecondFactor(
  ctx: Context,
  tx: Transaction,
  person: Pick<UserRow, 'id' | 'locale'>,
): Promise<void> {
  if (!(await hasSecondFactor(tx, person.id))) return;
  await forgetAuthenticator(tx, person.id);
  await forgetPasskeys(tx, person.id);
  await forgetRecoveryCodes(tx, person.id);
  await notify(ctx, tx, accountNews(person, { kind: 'second_factor_off', isLast: true }));
  await audit(ctx, tx, { action: 'user.second_factor_off', target: person.id });
}
