import type { updateAssistantConfig } from '@board/contracts/calls/assistant-configs';
import type { BodyOf } from '@board/contracts/calls/call';
import { assistantBaseUrlExample, assistantDefaults } from '@board/contracts/constants/assistant';
import type { Context } from '../../../context/context.ts';
import { flag } from '../../../database/row.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { checkedUrl } from '../../../outbound/outbound.ts';
import { sealKey } from './config-key.ts';
import type { ConfigRow } from './configs.repository.ts';

/** What can be set of a configuration, as it came in. An empty text means: not given. */
export type ConfigFields = BodyOf<typeof updateAssistantConfig>;

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(ctx: Context, row: ConfigRow, fields: ConfigFields): ConfigRow {
  const key = fields.api_key?.trim() ?? '';
  const base_url = addressOf(
    fields.base_url?.trim() || row.base_url || ctx.config.AI_BASE_URL || assistantBaseUrlExample,
  );
  if (key === '' && row.secret !== '' && new URL(base_url).origin !== new URL(row.base_url).origin)
    throw keyAgain(ctx);
  const provider = {
    ...(key === '' ? {} : sealKey(ctx, row.id, key)),
    base_url,
    model: fields.model?.trim() || row.model || assistantDefaults.model,
  };
  // A pause that one provider asked for says nothing of another.
  const isOther = key !== '' || provider.base_url !== row.base_url || provider.model !== row.model;
  return {
    ...row,
    ...provider,
    ...(isOther ? { paused_until: null, last_error: null, last_error_at: null } : {}),
    ...(fields.paused_until === null ? { paused_until: null } : {}),
    is_active: fields.is_active === undefined ? row.is_active : flag(fields.is_active),
    sees_pictures:
      fields.sees_pictures === undefined ? row.sees_pictures : flag(fields.sees_pictures),
    rate_limit_per_minute: fields.rate_limit_per_minute ?? row.rate_limit_per_minute,
    rate_limit_per_day: fields.rate_limit_per_day ?? row.rate_limit_per_day,
  };
}

/** Else whoever may change an address could have the key sent to one of his own. */
function keyAgain(ctx: Context): ServiceError {
  const message = messageOf(new ServiceError('assistant.key_again'), ctx.locale);
  return new ServiceError('assistant.key_again', { details: [{ field: 'api_key', message }] });
}

function addressOf(text: string): string {
  try {
    checkedUrl(text);
  } catch {
    throw new ServiceError('assistant.base_url_invalid');
  }
  return text;
}
