import { wallIn } from '@board/time';
import type { Place } from '@board/time/words';
import { type Context, today } from '../../../context.ts';
import type { Part, Question } from '../chat/part.ts';
import { runTool } from '../tools/run-tool.ts';
import { languageOf } from './language.ts';
import { sayCourses } from './say-courses.ts';
import { sayFreeTime } from './say-free-time.ts';
import { saySpending } from './say-spending.ts';
import { sayTasks } from './say-tasks.ts';
import { Speech } from './speech.ts';
import { topicOf } from './topic.ts';
import { readMonth, readWhen } from './when.ts';
import { readWish } from './wish.ts';

/** Answers by rules, from the person's own data and through the same tools, and says what it is. */
export async function* answerBuiltIn(
  ctx: Context,
  { message, signal, tools }: Question,
): AsyncGenerator<Part> {
  const date = today(ctx);
  const speech = new Speech(languageOf(message, ctx.locale), date);
  const { time: now } = wallIn(ctx.actor.timeZone, ctx.clock.now());
  const place: Place = { locale: ctx.locale, today: date, openDay: date, now };
  const wish = readWish(message, place);
  if (wish) {
    const { proposal } = await runTool(ctx, tools, {
      id: '',
      name: wish.name,
      arguments: JSON.stringify(wish.input),
    });
    yield { content: proposal ? speech.text.proposed : speech.text.notProposed };
    if (proposal) yield { proposal };
    return;
  }
  for await (const line of linesFor(ctx, message, place, speech)) {
    if (signal.aborted) return;
    yield { content: `${line}\n` };
  }
}

function linesFor(
  ctx: Context,
  message: string,
  place: Place,
  speech: Speech,
): AsyncIterable<string> | string[] {
  const { today: date } = place;
  const when = readWhen(message, place);
  switch (topicOf(message)) {
    case 'tasks':
      return sayTasks(ctx, speech, when);
    case 'courses':
      return sayCourses(ctx, speech, when ?? { start: date, end: date });
    case 'spending':
      return saySpending(ctx, speech, readMonth(message, place));
    case 'free':
      return sayFreeTime(ctx, speech, when ?? { start: date, end: date });
    case 'unknown':
      return [speech.text.unknown];
  }
}
