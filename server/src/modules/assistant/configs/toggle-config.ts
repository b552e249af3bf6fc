import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import { changeConfig } from './change-config.ts';

export function toggleConfig(ctx: Context, id: string, ifMatch?: number): Promise<AssistantConfig> {
  return changeConfig(ctx, id, ifMatch, (row) => ({
    ...row,
    is_active: row.is_active === 1 ? 0 : 1,
  }));
}
