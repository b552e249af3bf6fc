import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import { changeConfig } from './change-config.ts';
import { type ConfigFields, withFields } from './config-fields.ts';

/** A blank key keeps the present one. */
export function updateConfig(
  ctx: Context,
  id: string,
  fields: ConfigFields,
  ifMatch?: number,
): Promise<AssistantConfig> {
  return changeConfig(ctx, id, ifMatch, (row) => withFields(ctx, row, fields));
}
