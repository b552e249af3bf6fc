import { audit } from '../../../audit.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, type UserRow } from '../../users/index.ts';
import { forgetSecondFactor, hasSecondFactor } from './second-factor.repository.ts';

/** Whoever's it was is told, whoever has done it. What was done already is not done again. */
export async function dropSecondFactor(
  ctx: Context,
  tx: Transaction,
  person: Pick<UserRow, 'id' | 'locale'>,
): Promise<void> {
  if (!(await hasSecondFactor(tx, person.id))) return;
  await forgetSecondFactor(tx, person.id);
  await notify(ctx, tx, accountNews(person, { kind: 'second_factor_off' }));
  await audit(ctx, tx, { action: 'user.second_factor_off', target: person.id });
}
