import type { PictureReader } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../database/connection.ts';
import { read } from '../../../transaction.ts';
import { activeConfigs, type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import { leftFor } from '../usage/reserve.ts';

export const readerOf = ({ base_url, model }: ConfigRow): PictureReader => ({
  host: new URL(base_url).host,
  model,
});

/** The first that sees pictures and has something left, or else the first that sees them. */
export function pictureReader(
  ctx: Context,
): Promise<{ reader: PictureReader | null; left_day: number | null }> {
  return read(ctx, async (connection) => {
    const seeing = await configsThatSee(connection);
    let answer: { reader: PictureReader | null; left_day: number | null } | undefined;
    for (const config of seeing) {
      const { minute, day } = await leftFor(ctx, connection, config);
      const isFree = !isPaused(ctx, config) && minute > 0 && day > 0;
      if (isFree || !answer) answer = { reader: readerOf(config), left_day: day };
      if (isFree) break;
    }
    return answer ?? { reader: null, left_day: null };
  });
}

export async function configsThatSee(connection: Connection): Promise<ConfigRow[]> {
  const configs = await activeConfigs(connection);
  return configs.filter(({ sees_pictures }) => sees_pictures === 1);
}
