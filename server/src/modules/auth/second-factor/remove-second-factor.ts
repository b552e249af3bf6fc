import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { write } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews } from '../../users/index.ts';
import { confirmPassword } from '../confirm-password.ts';
import { withCode } from './count-code.ts';
import { proveCode } from './prove-code.ts';
import { forgetAuthenticator, hasAuthenticator } from './second-factor.repository.ts';
import { settleFactors } from './settle-factors.ts';

export async function removeSecondFactor(
  ctx: Context,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { userId, locale } = ctx.actor;
  await confirmPassword(ctx, password);
  const person = { id: userId, locale };
  await withCode(ctx, person, 'session', () =>
    write(ctx, ['user'], async (tx) => {
      if (!(await hasAuthenticator(tx, userId)))
        throw new ServiceError('user.second_factor_missing');
      await proveCode(ctx, tx, userId, code);
      await forgetAuthenticator(tx, userId);
      const isLast = !(await settleFactors(ctx, tx));
      await notify(ctx, tx, accountNews(person, { kind: 'second_factor_off', isLast }));
      await audit(ctx, tx, { action: 'user.second_factor_off', target: userId });
    }),
  );
}
