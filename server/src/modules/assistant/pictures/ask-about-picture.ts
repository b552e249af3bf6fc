import { assistantLimits } from '@board/contracts/constants/assistant';
import type { PictureReader } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { agreedTo, askModel } from './ask-model.ts';
import { configsThatSee } from './picture-reader.ts';

export interface PictureToRead {
  picture: string;
  /** Whom the person agreed to send it to. */
  reader: PictureReader;
}

/** What a model says of a picture. */
export async function askAboutPicture(
  ctx: Context,
  { picture, reader }: PictureToRead,
  { instruction, words }: { instruction: string; words?: string },
  signal: AbortSignal,
): Promise<string> {
  const config = agreedTo(ctx, await configsThatSee(ctx.database.reader), reader);
  if (!config) throw new ServiceError('assistant.picture_nobody');
  const file = Buffer.from(picture, 'base64');
  if (file.byteLength > assistantLimits.pictureBytes)
    throw new ServiceError('assistant.picture_large');
  const jpeg = await ctx.parsing.parse(ctx.actor.userId, 'plainPicture', { file });
  const url = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  const content = [
    { type: 'image_url', image_url: { url } } as const,
    ...(words ? [{ type: 'text', text: words } as const] : []),
  ];
  return askModel(ctx, config, { instruction, content }, signal);
}
