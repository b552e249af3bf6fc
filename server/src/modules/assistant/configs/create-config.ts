import { assistantDefaults } from '@board/contracts/constants/assistant';
import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { freshStamps } from '../../../writing/fresh.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { type ConfigFields, withFields } from './config-fields.ts';
import { type ConfigRow, findConfig, insertConfig } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

/** With an id of the client's own, sending it again answers the configuration that is there. */
export function createConfig(
  ctx: Context,
  { id, ...fields }: ConfigFields & { id?: string },
): Promise<AssistantConfig> {
  if (!fields.api_key?.trim()) throw new ServiceError('assistant.key_required');
  return inTransaction(ctx, async (tx) => {
    const existing = id === undefined ? undefined : await findConfig(tx, { id });
    if (existing) return showConfig(ctx, tx, existing);
    const row = withFields(ctx, emptyRow(ctx, id ?? newId(ctx.clock.now())), fields);
    await insertConfig(tx, row);
    await audit(ctx, tx, {
      action: 'assistant.config_created',
      target: row.id,
      details: { base_url: row.base_url, model: row.model },
    });
    return showConfig(ctx, tx, row);
  });
}

function emptyRow(ctx: Context, id: string): ConfigRow {
  return {
    id,
    secret: '',
    masked_key: '',
    base_url: '',
    model: '',
    is_active: flag(assistantDefaults.is_active),
    sees_pictures: flag(assistantDefaults.sees_pictures),
    rate_limit_per_minute: assistantDefaults.rate_limit_per_minute,
    rate_limit_per_day: assistantDefaults.rate_limit_per_day,
    paused_until: null,
    last_error: null,
    last_error_at: null,
    ...freshStamps(ctx),
  };
}
