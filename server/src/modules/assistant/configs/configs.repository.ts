import type { AssistantConfig } from '@board/contracts/schemas/assistant-configs';
import type { Selectable } from 'kysely';
import { type Context, now } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { stampsOf } from '../../../database/row.ts';
import { statement } from '../../../database/statement.ts';
import type { AssistantConfigsTable } from '../../../database/tables/assistant.ts';
import { withTotal } from '../../../database/with-total.ts';

/** Configurations belong to the school, not to a user; only administrators reach what answers them. */
export type ConfigRow = Selectable<AssistantConfigsTable>;

export const {
  find: findConfig,
  insert: insertConfig,
  replace: replaceConfig,
  change: changeConfigRow,
  drop: removeConfig,
} = keyedRows('assistant_configs', ['id']);

export interface Used {
  minute: number;
  day: number;
}

export function toConfig(
  ctx: Pick<Context, 'clock'>,
  row: ConfigRow,
  used: Used,
  errorText: (code: string) => string,
): AssistantConfig {
  return {
    id: row.id,
    api_key: row.masked_key,
    base_url: row.base_url,
    model: row.model,
    is_active: row.is_active === 1,
    sees_pictures: row.sees_pictures === 1,
    rate_limit_per_minute: row.rate_limit_per_minute,
    rate_limit_per_day: row.rate_limit_per_day,
    used_minute: used.minute,
    used_day: used.day,
    last_error:
      row.last_error === null || row.last_error_at === null
        ? null
        : { code: row.last_error, message: errorText(row.last_error), at: row.last_error_at },
    paused_until: isPaused(ctx, row) ? row.paused_until : null,
    ...stampsOf(row),
  };
}

export function isPaused(
  ctx: Pick<Context, 'clock'>,
  row: ConfigRow,
): row is ConfigRow & { paused_until: string } {
  return row.paused_until !== null && row.paused_until > now(ctx);
}

/** In the order in which they are tried. */
const active = statement<object>()((query) =>
  query
    .selectFrom('assistant_configs')
    .selectAll()
    .where('is_active', '=', 1)
    .orderBy('created_at')
    .orderBy('id'),
);

export function activeConfigs(connection: Connection): Promise<ConfigRow[]> {
  return active.all(connection, {});
}

export function listConfigRows(
  connection: Connection,
  { includeInactive, ...slice }: { includeInactive: boolean; limit: number; offset: number },
): Promise<{ rows: ConfigRow[]; total: number }> {
  const chosen = connection.query
    .selectFrom('assistant_configs')
    .$if(!includeInactive, (query) => query.where('is_active', '=', 1));
  return withTotal(chosen.selectAll().orderBy('created_at').orderBy('id'), slice);
}
