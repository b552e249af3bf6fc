import { staysOn } from '@board/contracts/constants/delivery';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { nextRevision, pointersOf } from './channels.repository.ts';
import { changeSettings } from './settings.repository.ts';

/** The kill switch: what is off is named by the registry and loaded by nobody. */
export async function switchRemote(
  ctx: Context,
  { remote, disabled }: { remote: string; disabled: boolean },
): Promise<{ name: string; disabled: boolean }> {
  // A remote may be called what every object has.
  const refusal = disabled && Object.hasOwn(staysOn, remote) && staysOn[remote];
  if (refusal) throw new ServiceError(refusal);
  return ctx.database.transaction(async (tx) => {
    await nextRevision(tx);
    if ((await pointersOf(tx, remote)).length === 0) {
      throw new ServiceError('delivery.remote_not_found');
    }
    await changeSettings(tx, remote, { disabled });
    const action = disabled ? 'remote.switched_off' : 'remote.switched_on';
    await audit(ctx, tx, { action, target: remote });
    ctx.signals.announce(tx, { kind: 'releases', atOnce: true });
    return { name: remote, disabled };
  });
}
