import { addDays, wallIn } from '@board/time';
import type { Place } from '@board/time/words';
import { type Context, today } from '../../../context.ts';
import { lessonsBetween } from '../../courses/index.ts';
import type { Part, Question } from '../chat/part.ts';
import { languageOf } from './answers/language.ts';
import { sayAnswer } from './answers/say-answer.ts';
import { Speech } from './answers/speech.ts';
import { Deeds } from './deeds/deeds.ts';
import { folded, understand } from './grammar/understand.ts';

/** A course may have been held lately, or begin soon. */
const daysAround = 28;

/** Answers by rules, from the person's own data and through the same tools, and says what it is. */
export async function* answerBuiltIn(
  ctx: Context,
  { message, signal, tools }: Question,
): AsyncGenerator<Part> {
  const date = today(ctx);
  const { time: now } = wallIn(ctx.actor.timeZone, ctx.clock.now());
  const speech = new Speech(languageOf(message, ctx.locale), date);
  const place: Place = { locale: ctx.locale, today: date, openDay: date, now };
  const lessons = await lessonsBetween(ctx, addDays(date, -daysAround), addDays(date, daysAround));
  const meaning = understand(
    message,
    place,
    lessons.map(({ course_name: name }) => name),
  );
  if (meaning.kind === 'cannot') {
    yield* cannot(speech);
    return;
  }
  if (meaning.kind !== 'question') {
    yield* new Deeds(ctx, tools, speech, folded(message)).propose(meaning);
    return;
  }
  let said = false;
  for await (const line of sayAnswer(ctx, speech, place, meaning)) {
    if (signal.aborted) return;
    said = true;
    yield { content: `${line}\n` };
  }
  if (!said) yield* cannot(speech, meaning.name);
  else if (meaning.intent === 'help' || meaning.intent === 'hello')
    yield { examples: [...speech.text.examples] };
}

/** One sentence, and what it can. */
function* cannot({ text }: Speech, name?: string): Generator<Part> {
  yield { content: name === undefined ? text.cannot : text.unknownName(name) };
  yield { examples: [...text.examples] };
}
