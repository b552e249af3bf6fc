import type { Place } from '@board/time/words';
import type { Intent } from '../../../area/intent.ts';
import { patternOf } from './grammar/template.ts';
import { bare } from './grammar/understand.ts';

/** Made once: the sentences of an area do not change. */
const patterns = new WeakMap<Intent, readonly RegExp[]>();

function patternsOf(intent: Intent): readonly RegExp[] {
  const made = patterns.get(intent) ?? intent.says.map(patternOf);
  patterns.set(intent, made);
  return made;
}

export interface FoundIntent {
  intent: Intent;
  /** What its tool is given. */
  input: object;
}

/** The sentence of an area that was said, to the last word. */
export function findIntent(
  message: string,
  place: Place,
  intents: readonly Intent[],
): FoundIntent | undefined {
  const said = bare(message);
  for (const intent of intents) {
    const match = patternsOf(intent)
      .map((pattern) => pattern.exec(said))
      .find((each) => each !== null);
    const input = match && (intent.input ? intent.input(match.groups ?? {}, place) : {});
    if (input) return { intent, input };
  }
  return undefined;
}
