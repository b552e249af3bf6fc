import { assistantLimits } from '@board/contracts/constants/assistant';
import type { Locale } from '@board/contracts/constants/locales';
import { addDays, wallIn } from '@board/time';
import type { Place } from '@board/time/words';
import { type Context, today } from '../../../context/context.ts';
import { lessonsBetween } from '../../courses/index.ts';
import { accountNames } from '../../finance/index.ts';
import type { Part, Question } from '../chat/part.ts';
import { answerIntent } from './answer-intent.ts';
import { languageOf } from './answers/language.ts';
import { sayAnswer } from './answers/say-answer.ts';
import { Speech } from './answers/speech.ts';
import { Deeds } from './deeds/deeds.ts';
import { findIntent } from './find-intent.ts';
import { followUp } from './grammar/follow-up.ts';
import { folded, understand, understandEach } from './grammar/understand.ts';

/** A course may have been held lately, or begin soon. */
const daysAround = 28;

/** Answers by rules, from the person's own data and through the same tools, and says what it is. */
export async function* answerBuiltIn(
  ctx: Context,
  { message, history, signal, tools, intents }: Question,
): AsyncGenerator<Part> {
  const date = today(ctx);
  const { timeZone: zone } = ctx.actor;
  const { time: now } = wallIn(zone, ctx.clock.now());
  const locale = languageOf(message, ctx.locale);
  const speech = new Speech(locale, date);
  const place: Place = { locale: ctx.locale, today: date, openDay: date, now, zone };
  const found = findIntent(message, place, intents);
  if (found) {
    yield* answerIntent(ctx, found, locale, speech.text);
    return;
  }
  const examples = offered(speech, locale, intents);
  const lessons = await lessonsBetween(ctx, addDays(date, -daysAround), addDays(date, daysAround));
  const names = lessons.map(({ course_name: name }) => name);
  const accounts = [...(await accountNames(ctx)).values()];
  const read = (said: string) => understand(said, place, names, accounts);
  const meaning = followUp(message, history, place, read) ?? read(message);
  // A notice of exams has been read, and is one thing.
  const several = meaning.kind === 'examNotice' ? [] : understandEach(message, place, names);
  if (several.length > 0) {
    yield* proposeEach(several, (said) => new Deeds(ctx, tools, speech, said));
    return;
  }
  if (meaning.kind === 'feeling' || meaning.kind === 'grave') {
    yield { content: speech.text[meaning.kind] };
    if (meaning.kind === 'feeling') yield { examples };
    return;
  }
  if (meaning.kind === 'cannot') {
    yield* cannot(speech, examples);
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
  // Who asks when, where or who means something; of all else the name is a guess.
  const asks = (['when', 'where', 'who', 'date'] as const).some((each) => meaning.has.has(each));
  if (!said) yield* cannot(speech, examples, asks ? meaning.name : undefined);
  else if (meaning.intent === 'help' || meaning.intent === 'hello') yield { examples };
}

/** One after another; what was said of one is not said again of the next. */
async function* proposeEach(
  several: ReturnType<typeof understandEach>,
  deedsOf: (said: string) => Deeds,
): AsyncGenerator<Part> {
  const told = new Set<string>();
  for (const { said, deed } of several)
    for await (const part of deedsOf(said).propose(deed)) {
      if (!('content' in part)) yield part;
      else if (!told.has(part.content)) {
        yield { content: told.size > 0 ? `\n\n${part.content}` : part.content };
        told.add(part.content);
      }
    }
}

/** The house's own questions, and one for each tool of the areas, which are not crowded out by them. */
function offered(speech: Speech, locale: Locale, intents: Question['intents']): string[] {
  const ofAreas = intents
    .filter(({ tool }, at) => intents.findIndex((each) => each.tool === tool) === at)
    .slice(0, assistantLimits.examples / 2)
    .map(({ example }) => example[locale]);
  return [...speech.text.examples.slice(0, assistantLimits.examples - ofAreas.length), ...ofAreas];
}

/** One sentence, and what it can. */
function* cannot({ text }: Speech, examples: string[], name?: string): Generator<Part> {
  yield { content: name === undefined ? text.cannot : text.unknownName(name) };
  yield { examples };
}
