import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { listConfigRows } from './configs.repository.ts';
import { showConfig } from './show-config.ts';

interface ConfigQuery extends PageQuery {
  include_inactive?: boolean;
}

export function listConfigs(ctx: Context, query: ConfigQuery): Promise<Paged<AssistantConfig>> {
  const page = pageRequest(query);
  const includeInactive = query.include_inactive ?? false;
  return read(ctx, async (connection) => {
    const { rows, total } = await listConfigRows(connection, { ...page, includeInactive });
    const items: AssistantConfig[] = [];
    for (const row of rows) items.push(await showConfig(ctx, connection, row));
    return paged(page, items, total);
  });
}
