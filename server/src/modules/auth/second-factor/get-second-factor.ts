import type { SecondFactor } from '@board/contracts/schemas/second-factor';
import type { Context } from '../../../context/context.ts';
import { read } from '../../../writing/transaction.ts';
import { shownPasskey } from '../passkeys/add-passkey.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor.repository.ts';

export function getSecondFactor(ctx: Context): Promise<SecondFactor> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const found = await findSecondFactor(connection, userId);
    return {
      since: found?.confirmed_at ?? null,
      passkeys: (await listPasskeys(connection, userId)).map(shownPasskey),
      recovery_codes: await countRecoveryCodes(connection, userId),
    };
  });
}
