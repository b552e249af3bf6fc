import type { EducationBinding } from '@board/contracts/schemas/education';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countOutgoing } from '../../limits/throttle.ts';
import { single, write } from '../../writing/transaction.ts';
import { educationBinding } from './binding.ts';
import { changeBinding, findBinding } from './education.repository.ts';
import { planSync } from './plan-sync.ts';

/** Syncs as soon as a worker is free, instead of the next day. */
export async function syncSoon(ctx: Context): Promise<EducationBinding> {
  const { userId } = ctx.actor;
  const bound = await findBinding(single(ctx), userId);
  if (!bound) throw new ServiceError('education.not_bound');
  await countOutgoing(ctx, bound.api_path);
  await write(ctx, ['user'], async (tx) => {
    const binding = await findBinding(tx, userId);
    if (!binding) throw new ServiceError('education.not_bound');
    if (binding.sync_state === 'running' && binding.progress > 0) return;
    await changeBinding(tx, userId, { sync_state: 'running', progress: 0, failure: null });
    await planSync(ctx, tx, userId);
  });
  return educationBinding(ctx);
}
