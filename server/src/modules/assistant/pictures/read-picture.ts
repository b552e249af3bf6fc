import type { Seen } from '@board/contracts/schemas/assistant';
import type { Tool } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { languageOf } from '../built-in/answers/language.ts';
import { texts } from '../built-in/answers/texts.ts';
import { asCards } from './as-cards.ts';
import { askAboutPicture, type PictureToRead } from './ask-about-picture.ts';
import { instructionFor, thingsInReply } from './things-in-reply.ts';

/** What a model sees in a picture that was put into a conversation. */
export async function readPicture(
  ctx: Context,
  tools: readonly Tool[],
  { message, ...picture }: PictureToRead & { message: string },
  signal: AbortSignal,
): Promise<Seen> {
  const asked = { instruction: instructionFor(ctx, 'picture'), words: message };
  const reply = await askAboutPicture(ctx, picture, asked, signal);
  const things = thingsInReply(reply, 'assistant.picture_unclear');
  return asCards(ctx, tools, things, texts[languageOf(message, ctx.locale)]);
}
