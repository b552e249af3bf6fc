import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { usedOf } from '../usage/reserve.ts';
import { type ConfigRow, toConfig } from './configs.repository.ts';

export async function showConfig(
  ctx: Context,
  connection: Connection,
  row: ConfigRow,
): Promise<AssistantConfig> {
  const used = await usedOf(ctx, connection, row.id);
  return toConfig(ctx, row, used, (code) =>
    messageOf(new ServiceError(code as ErrorCode), ctx.locale),
  );
}
