import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Pagination } from '@board/contracts/schemas/common';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { listConfigRows } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

interface ConfigQuery {
  page?: number;
  limit?: number;
  include_inactive?: boolean;
}

export function listConfigs(
  ctx: Context,
  query: ConfigQuery,
): Promise<{ items: AssistantConfig[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const includeInactive = query.include_inactive ?? false;
  return read(ctx, async (connection) => {
    const { rows, total } = await listConfigRows(connection, { ...page, includeInactive });
    const items: AssistantConfig[] = [];
    for (const row of rows) items.push(await showConfig(ctx, connection, row));
    return { items, pagination: pagination(page, total) };
  });
}
