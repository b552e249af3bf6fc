import type { Locale } from '@board/contracts/constants/locales';
import type { Context } from '../../../context/context.ts';
import type { Part } from '../chat/part.ts';
import { proposed, runTool } from '../tools/run-tool.ts';
import type { Texts } from './answers/texts.ts';
import type { FoundIntent } from './find-intent.ts';

/** What an area says to its own sentence, or proposes for it. */
export async function* answerIntent(
  ctx: Context,
  { intent, input }: FoundIntent,
  locale: Locale,
  text: Texts,
): AsyncGenerator<Part> {
  if ('say' in intent) {
    yield { content: intent.say(await intent.tool.run(ctx, input), locale) };
    return;
  }
  const call = { name: intent.tool.name, arguments: { ...input } };
  const { proposal } = await runTool(ctx, [intent.tool], call, proposed);
  yield { content: proposal ? text.proposed : text.notProposed };
  if (proposal) yield { proposal };
}
