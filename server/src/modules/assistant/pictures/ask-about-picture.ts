import { assistantLimits } from '@board/contracts/constants/assistant';
import type { PictureReader } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { pausedUntil } from '../chat/answer.ts';
import { noteFailure, noteSuccess } from '../chat/note-outcome.ts';
import { openKey } from '../configs/config-key.ts';
import { type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import type { Patience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { streamCompletion } from '../provider/stream-completion.ts';
import { Turn } from '../usage/reserve.ts';
import { configsThatSee, readerOf } from './picture-reader.ts';

export interface PictureToRead {
  picture: string;
  /** Whom the person agreed to send it to: nobody else gets it. */
  reader: PictureReader;
}

/** What a model says of a picture. Nothing is kept of either. */
export async function askAboutPicture(
  ctx: Context,
  patience: Patience,
  { picture, reader }: PictureToRead,
  asked: { instruction: string; words?: string },
  signal: AbortSignal,
): Promise<string> {
  const config = (await configsThatSee(ctx.database.reader)).find((each) => {
    const { host, model } = readerOf(each);
    return host === reader.host && model === reader.model;
  });
  if (!config) throw new ServiceError('assistant.picture_nobody');
  if (isPaused(ctx, config)) throw pausedUntil(ctx, Date.parse(config.paused_until));
  const file = Buffer.from(picture, 'base64');
  if (file.byteLength > assistantLimits.pictureBytes)
    throw new ServiceError('assistant.picture_large');
  const plain = await ctx.parsing.parse(ctx.actor.userId, 'plainPicture', { file });
  return said(ctx, patience, config, { ...asked, jpeg: plain }, signal);
}

async function said(
  ctx: Context,
  patience: Patience,
  config: ConfigRow,
  asked: { instruction: string; words?: string; jpeg: Uint8Array },
  signal: AbortSignal,
): Promise<string> {
  const turn = new Turn(ctx, config);
  await turn.take();
  const url = `data:image/jpeg;base64,${Buffer.from(asked.jpeg).toString('base64')}`;
  const parts = streamCompletion(
    ctx.outbound,
    {
      baseUrl: config.base_url,
      apiKey: openKey(ctx, config),
      model: config.model,
      messages: [
        { role: 'system', content: asked.instruction },
        {
          role: 'user',
          content: [
            { type: 'image_url', image_url: { url } },
            ...(asked.words ? [{ type: 'text', text: asked.words } as const] : []),
          ],
        },
      ],
      tools: [],
      signal,
    },
    patience,
  );
  try {
    const texts: string[] = [];
    for await (const part of parts) if ('content' in part) texts.push(part.content);
    await noteSuccess(ctx, config);
    return texts.join('');
  } catch (error) {
    await turn.giveBack();
    if (signal.aborted) throw new ServiceError('assistant.cut_off', { cause: error });
    if (!(error instanceof ProviderFailure)) throw error;
    await noteFailure(ctx, config, error);
    throw error.retryAfter === undefined
      ? error.forReader()
      : pausedUntil(ctx, ctx.clock.now() + error.retryAfter * 1000);
  }
}
