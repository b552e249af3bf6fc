import type { EducationBinding } from '@board/contracts/schemas/education';
import { addDays } from '@board/time';
import { type Context, now, today } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countOutgoing } from '../../limits/throttle.ts';
import { sealSecret } from '../../secrets/secrets.ts';
import { write } from '../../writing/transaction.ts';
import { askSchool, type School } from './ask-school.ts';
import { educationBinding, purpose } from './binding.ts';
import { putBinding } from './education.repository.ts';
import { planSync } from './plan-sync.ts';

/** Asks the school for a week first: what does not answer is not bound. */
export async function bindEducation(
  ctx: Context,
  { apiPath, apiKey }: School,
): Promise<EducationBinding> {
  const school = { apiPath: apiPath.trim(), apiKey: apiKey.trim() };
  if (school.apiPath === '') throw new ServiceError('education.path_required');
  if (school.apiKey === '') throw new ServiceError('education.key_required');
  await countOutgoing(ctx, school.apiPath);
  await askSchool(ctx, school, today(ctx), addDays(today(ctx), 6));
  const { userId } = ctx.actor;
  await write(ctx, ['user'], async (tx) => {
    await putBinding(tx, {
      user_id: userId,
      api_path: school.apiPath,
      api_key: sealSecret(ctx.config, school.apiKey, purpose(userId)),
      bound_at: now(ctx),
      sync_state: 'running',
      progress: 0,
      synced_at: null,
      failure: null,
      added: 0,
      changed: 0,
      removed: 0,
      failing: 0,
    });
    await planSync(ctx, tx, userId);
  });
  return educationBinding(ctx);
}
