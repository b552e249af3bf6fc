import type { AssistantStatus } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import { read } from '../../../writing/transaction.ts';
import { activeConfigs, type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import { type Left, leftFor } from '../usage/reserve.ts';

export const builtInStatus: AssistantStatus = {
  assistant: 'built-in',
  model: null,
  left_minute: null,
  left_day: null,
};

export function providerStatus(config: ConfigRow, { minute, day }: Left): AssistantStatus {
  return { assistant: 'provider', model: config.model, left_minute: minute, left_day: day };
}

/** Who would answer now, and what is left: of the first configuration that has anything left. */
export function assistantStatus(ctx: Context): Promise<AssistantStatus> {
  return read(ctx, async (connection) => {
    let status = builtInStatus;
    for (const config of await activeConfigs(connection)) {
      const budget = await leftFor(ctx, connection, config);
      const left = isPaused(ctx, config) ? { ...budget, minute: 0 } : budget;
      if (status === builtInStatus || left.day > 0) status = providerStatus(config, left);
      if (left.day > 0 && left.minute > 0) break;
    }
    return status;
  });
}
