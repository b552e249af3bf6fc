import { assistantLimits } from '@board/contracts/constants/assistant';
import type { Locale } from '@board/contracts/constants/locales';
import { addDays, wallIn } from '@board/time';
import type { Place } from '@board/time/words';
import { plain } from '../../../area/intent.ts';
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
import { isDeed } from './grammar/meaning.ts';
import { mender } from './grammar/mend.ts';
import { type Read, readEach } from './grammar/read-each.ts';
import { folded, understand } from './grammar/understand.ts';

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
  const examples = offered(speech, locale, intents);
  const lessons = await lessonsBetween(ctx, addDays(date, -daysAround), addDays(date, daysAround));
  const names = lessons.map(({ course_name: name }) => name);
  const accounts = [...(await accountNames(ctx)).values()];
  const mend = mender(names);
  const alone = (said: string) => understand(said, place, names, accounts, mend);
  const read = (said: string, before = history): Read => {
    const found = findIntent(said, place, intents);
    return found
      ? { kind: 'area', ...found }
      : (followUp(said, before, place, alone) ?? alone(said));
  };
  const whole = read(message);
  const { each, left } = readEach(message, whole, place, names, (said, before) =>
    read(said, before === undefined ? [] : [{ role: 'user', content: before }]),
  );
  const one = (said: string, meaning: Read) =>
    answerOne({ ctx, speech, place, locale, tools, signal, examples }, folded(said), meaning);
  if (each.length === 0) {
    yield* one(message, whole);
    return;
  }
  yield* together(
    each.map(({ said, meaning }) => ({ once: isDeed(meaning), parts: one(said, meaning) })),
  );
  if (left.length > 0) yield { content: `\n\n${speech.text.leftOut(left.map(plain))}` };
}

interface Asking extends Pick<Question, 'tools' | 'signal'> {
  ctx: Context;
  speech: Speech;
  place: Place;
  locale: Locale;
  examples: string[];
}

async function* answerOne(
  { ctx, speech, place, locale, tools, signal, examples }: Asking,
  said: string,
  meaning: Read,
): AsyncGenerator<Part> {
  if (meaning.kind === 'area') {
    yield* answerIntent(ctx, meaning, locale, speech.text);
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
    yield* new Deeds(ctx, tools, speech, said).propose(meaning);
    return;
  }
  let lead = meaning.readAs === undefined ? '' : `${speech.text.readAs(plain(meaning.readAs))}\n\n`;
  let hasSaid = false;
  for await (const line of sayAnswer(ctx, speech, place, meaning)) {
    if (signal.aborted) return;
    hasSaid = true;
    yield { content: `${lead}${line}\n` };
    lead = '';
  }
  // Who asks when, where or who means something; of all else the name is a guess.
  const asks = (['when', 'where', 'who', 'date'] as const).some((each) => meaning.has.has(each));
  if (!hasSaid) yield* cannot(speech, examples, asks ? meaning.name : undefined);
  else if (meaning.intent === 'help' || meaning.intent === 'hello') yield { examples };
}

/** One after another; what was said of one change is not said again of the next. */
async function* together(
  answers: { once: boolean; parts: AsyncGenerator<Part> }[],
): AsyncGenerator<Part> {
  const told = new Set<string>();
  for (const { once, parts } of answers) {
    let lead = told.size > 0 ? '\n\n' : '';
    for await (const part of parts) {
      if (!('content' in part)) yield part;
      else if (!once || !told.has(part.content)) {
        yield { content: `${lead}${part.content}` };
        told.add(part.content);
        lead = '';
      }
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
