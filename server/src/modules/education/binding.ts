import type { EducationBinding } from '@board/contracts/schemas/education';
import { addDays } from '@board/time';
import { type Context, now, today } from '../../context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import { cancelJob, enqueue } from '../../jobs/enqueue.ts';
import { failureText } from '../../kept-failure.ts';
import { openSecret, sealSecret } from '../../secrets.ts';
import { countOutgoing } from '../../throttle.ts';
import { single, write } from '../../transaction.ts';
import { dropSchoolCourses } from '../courses/index.ts';
import { askSchool, type School } from './ask-school.ts';
import {
  type BindingRow,
  changeBinding,
  dropBinding,
  findBinding,
  putBinding,
} from './education.repository.ts';

export const syncJob = 'education.sync';

const purpose = (userId: string): string => `education:${userId}`;

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

/** The school's courses go with the binding, what the person wrote stays. */
export async function unbindEducation(ctx: Context): Promise<void> {
  const { userId } = ctx.actor;
  await write(ctx, ['user', 'courses'], async (tx) => {
    if (!(await findBinding(tx, userId))) throw new ServiceError('education.not_bound');
    await dropBinding(tx, userId);
    await dropSchoolCourses(ctx, tx);
    await cancelJob(tx, syncJob, userId);
  });
}

/** One of a person: whatever waits is moved. */
export function planSync(
  ctx: Parameters<typeof enqueue>[0],
  tx: Transaction,
  userId: string,
  inMs = 0,
): Promise<void> {
  const runAt = ctx.clock.now() + inMs;
  return enqueue(ctx, tx, {
    kind: syncJob,
    key: userId,
    replace: true,
    runAt,
    payload: { userId },
  });
}

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

/** The binding as its owner sees it. The key never leaves the server. */
export async function educationBinding(ctx: Context): Promise<EducationBinding> {
  const binding = await findBinding(single(ctx), ctx.actor.userId);
  return {
    isBound: binding !== undefined,
    apiPath: binding?.api_path ?? null,
    defaultApiPath: ctx.config.EDU_DEFAULT_API_PATH || null,
    bound_at: binding?.bound_at ?? null,
    sync: {
      state: binding?.sync_state ?? 'never',
      progress: (binding?.progress ?? 0) / 1000,
      at: binding?.synced_at ?? null,
      message: binding?.failure ? failureText(binding.failure, ctx.locale) : null,
      added: binding?.added ?? 0,
      changed: binding?.changed ?? 0,
      removed: binding?.removed ?? 0,
    },
  };
}

/** For the profile: whether and where. */
export async function bindingSummary(
  connection: Connection,
  userId: string,
): Promise<{ isBound: boolean; apiPath: string | null }> {
  const binding = await findBinding(connection, userId);
  return { isBound: binding !== undefined, apiPath: binding?.api_path ?? null };
}

export function schoolOf(ctx: Context, binding: BindingRow): School {
  return {
    apiPath: binding.api_path,
    apiKey: openSecret(ctx.config, binding.api_key, purpose(binding.user_id)),
  };
}
