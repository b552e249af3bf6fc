import type { EducationBinding } from '@board/contracts/schemas/education';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { failureText } from '../../errors/kept-failure.ts';
import { openSecret } from '../../secrets/secrets.ts';
import { single } from '../../writing/transaction.ts';
import type { School } from './ask-school.ts';
import { type BindingRow, findBinding } from './education.repository.ts';

export const purpose = (userId: string): string => `education:${userId}`;

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
