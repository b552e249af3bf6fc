import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { write } from '../../../transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { withCode } from './count-code.ts';
import { dropSecondFactor } from './drop-second-factor.ts';
import { proveCode } from './prove-code.ts';
import { hasSecondFactor } from './second-factor.repository.ts';

export async function removeSecondFactor(
  ctx: Context,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { userId, locale } = ctx.actor;
  await confirmPassword(ctx, password);
  const person = { id: userId, locale };
  await withCode(ctx, person, 'session', () =>
    write(ctx, ['user'], async (tx) => {
      if (!(await hasSecondFactor(tx, userId)))
        throw new ServiceError('user.second_factor_missing');
      await proveCode(ctx, tx, userId, code);
      await dropSecondFactor(ctx, tx, person);
    }),
  );
}
