import type { PictureReader } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { read } from '../../../writing/transaction.ts';
import { activeConfigs, type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import { leftFor } from '../usage/reserve.ts';

export const readerOf = ({ base_url, model }: ConfigRow): PictureReader => ({
  host: new URL(base_url).host,
  model,
});

interface Readers {
  reader: PictureReader | null;
  left_day: number | null;
  file_reader: PictureReader | null;
}

/** Who sees pictures, and who reads the text of files. */
export function pictureReader(ctx: Context): Promise<Readers> {
  return read(ctx, async (connection) => {
    const configs = await activeConfigs(connection);
    const seeing = await firstFree(ctx, connection, configs.filter(seesPictures));
    const { reader } = await firstFree(ctx, connection, configs);
    return { ...seeing, file_reader: reader };
  });
}

/** The first that has something left, or else the first. */
async function firstFree(
  ctx: Context,
  connection: Connection,
  configs: readonly ConfigRow[],
): Promise<Omit<Readers, 'file_reader'>> {
  let answer: Omit<Readers, 'file_reader'> | undefined;
  for (const config of configs) {
    const { minute, day } = await leftFor(ctx, connection, config);
    const isFree = !isPaused(ctx, config) && minute > 0 && day > 0;
    if (isFree || !answer) answer = { reader: readerOf(config), left_day: day };
    if (isFree) break;
  }
  return answer ?? { reader: null, left_day: null };
}

const seesPictures = ({ sees_pictures }: ConfigRow): boolean => sees_pictures === 1;

export const configsThatSee = async (connection: Connection): Promise<ConfigRow[]> =>
  (await activeConfigs(connection)).filter(seesPictures);
