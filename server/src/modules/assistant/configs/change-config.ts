import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import { type Context, now } from '../../../context/context.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { type ConfigRow, findConfig, replaceConfig } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

/** The way of every change: there, not stale, one version on, and in the audit log. */
export function changeConfig(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: ConfigRow) => ConfigRow,
): Promise<AssistantConfig> {
  return inTransaction(ctx, async (tx) => {
    const before = await findConfig(tx, { id });
    if (!before) throw new ServiceError('assistant.config_not_found');
    checkVersion(await showConfig(ctx, tx, before), ifMatch);
    const after = { ...change(before), version: before.version + 1, updated_at: now(ctx) };
    await replaceConfig(tx, after);
    await audit(ctx, tx, {
      action: 'assistant.config_changed',
      target: id,
      details: changed(before, after),
    });
    return showConfig(ctx, tx, after);
  });
}

/** Which fields, and of the key no more than that. */
function changed(before: ConfigRow, after: ConfigRow): string[] {
  const fields = [
    'base_url',
    'model',
    'is_active',
    'sees_pictures',
    'rate_limit_per_minute',
    'rate_limit_per_day',
    'paused_until',
  ] as const;
  const names: string[] = fields.filter((field) => before[field] !== after[field]);
  return before.secret === after.secret ? names : [...names, 'api_key'];
}
