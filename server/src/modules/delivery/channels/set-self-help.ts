import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { pointersOf } from './channels.repository.ts';
import { changeSettings } from './settings.repository.ts';

/** Whether a release of the remote that spends its error budget goes back by itself. */
export function setSelfHelp(
  ctx: Context,
  { remote, self_help }: { remote: string; self_help: boolean },
): Promise<{ name: string; self_help: boolean }> {
  return ctx.database.transaction(async (tx) => {
    if ((await pointersOf(tx, remote)).length === 0) {
      throw new ServiceError('delivery.remote_not_found');
    }
    await changeSettings(tx, remote, { selfHelp: self_help });
    await audit(ctx, tx, { action: 'remote.self_help', target: remote, details: { self_help } });
    return { name: remote, self_help };
  });
}
