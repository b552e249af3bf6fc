import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { read } from '../../../writing/transaction.ts';
import { activeConfigs, findConfig } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

/** Without an id: the one that is tried first. */
export function getConfig(ctx: Context, id: string | undefined): Promise<AssistantConfig> {
  return read(ctx, async (connection) => {
    const row =
      id === undefined
        ? (await activeConfigs(connection))[0]
        : await findConfig(connection, { id });
    if (!row) throw new ServiceError('assistant.config_not_found');
    return showConfig(ctx, connection, row);
  });
}
