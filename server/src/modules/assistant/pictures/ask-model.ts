import type { PictureReader } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { pausedUntil } from '../chat/answer.ts';
import { noteFailure, noteSuccess } from '../chat/note-outcome.ts';
import { openKey } from '../configs/config-key.ts';
import { type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import type { ChatMessage } from '../provider/messages.ts';
import { usualPatience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { streamCompletion } from '../provider/stream-completion.ts';
import { Turn } from '../usage/reserve.ts';
import { readerOf } from './picture-reader.ts';

/** The one that the person agreed to: nobody else gets what he brings. */
export function agreedTo(
  ctx: Context,
  configs: readonly ConfigRow[],
  reader: PictureReader,
): ConfigRow | undefined {
  const config = configs.find((each) => {
    const { host, model } = readerOf(each);
    return host === reader.host && model === reader.model;
  });
  if (config && isPaused(ctx, config)) throw pausedUntil(ctx, Date.parse(config.paused_until));
  return config;
}

/** What a model says of what it is given once, by the limits of all questions. Nothing is kept of either. */
export async function askModel(
  ctx: Context,
  config: ConfigRow,
  asked: { instruction: string; content: (ChatMessage & { role: 'user' })['content'] },
  signal: AbortSignal,
): Promise<string> {
  const turn = new Turn(ctx, config);
  await turn.take();
  const parts = streamCompletion(
    ctx.outbound,
    {
      baseUrl: config.base_url,
      apiKey: openKey(ctx, config),
      model: config.model,
      messages: [
        { role: 'system', content: asked.instruction },
        { role: 'user', content: asked.content },
      ],
      tools: [],
      signal,
    },
    usualPatience,
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
