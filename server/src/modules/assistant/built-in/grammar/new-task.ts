import { later } from '@board/time';
import { readWords } from '@board/time/words';
import { asksFor, asksWithin } from './asking.ts';
import type { Asker, Groups, Meaning } from './meaning.ts';
import { unquoted, vague } from './phrases.ts';

const taskKinds = ['day', 'time', 'duration', 'repeat', 'remind', 'priority', 'course'] as const;

/** Of a thing that has a time: without one it is of a thing that is there. */
const leadTime = /^(?:half an?|an?|\d+|one|two) (?:hour|hr|minute|min|day)s? before\b/i;

/** Before what is wished or has been agreed. */
const announcing =
  /^(?:(?:to|about|for)\s+|(?:(?:i|we)(?:'ve| have)(?: got)?|there(?:'s| is)) an? |我?有一?个)/i;

/** Ends where something is missing, or asks. */
const isOpen = /\b(?:about|of|for|than|with|to)$|的(?:事情?|任务|作业|东西)$/i;

const asksOrders =
  /^(?:will|is|are|am|was|were|do|does|did|can|could|would|have|has|book (?:me|us|an?|the|flights?|tickets?)|order|(?!(?:wake|meet|pick|remind) )\w+ me|play|send|call|mark|delete|rename|postpone|reschedule|cancel|undo|reopen)\b|^(?:[订播发把删]|取消)|\b(?:was|were) (?:due|on|at|by)\b/i;

export function newTask(
  intent: 'add' | 'remind' | 'must' | 'have',
  { when = '', rest = '' }: Groups,
  asker: Asker,
): Meaning | undefined {
  const isWish = intent === 'must' || intent === 'have';
  if (isWish && asksWithin.test(rest)) return undefined;
  if (
    when !== '' &&
    readWords(when, asker, { kinds: taskKinds }).title.replace(/^(?:for|at|on)$/i, '') !== ''
  )
    return undefined;
  const isBefore = leadTime.test(rest);
  const line = when === '' ? `${isBefore ? 'remind me ' : ''}${rest}` : `${when}，${rest}`;
  const said = readWords(line, asker, { kinds: taskKinds, courses: asker.courses });
  const { day, time, duration, repeat, remind, priority, course } = said;
  const title = unquoted(said.title.replace(announcing, '').replace(/ (?:is|are)$/i, ''));
  if ([rest, title].some((each) => asksFor.test(each))) return undefined;
  // With its day before it 把报告交上去 is a thing to do.
  const isVague = [rest, title].every((each) =>
    vague.test(when === '' ? each : each.replace(/^把/, '')),
  );
  if (title === '' || isVague || (isBefore && !time)) return undefined;
  if (isWish && (day === undefined || day < asker.today || isOpen.test(title))) return undefined;
  if (intent === 'have' && day === asker.today && !time) return undefined;
  const wanted = remind ?? (intent === 'remind' ? 0 : undefined);
  return {
    kind: 'add',
    task: {
      title,
      date: day ?? asker.today,
      ...(time && { time: { start: time.start, end: time.end ?? later(time.start, duration) } }),
      ...(duration && !time && { duration }),
      ...(repeat && { repeat }),
      ...(wanted !== undefined && { remind: wanted }),
      ...(priority && { priority }),
      ...(course && { course }),
    },
  };
}

/** What says on which day and at what time it is or how long it takes, or by when, is a wish, whatever its verb. */
export function readStatement(text: string, asker: Asker): Meaning | undefined {
  if (asksOrders.test(text) || asksWithin.test(text)) return undefined;
  const { taken } = readWords(text, asker, { kinds: taskKinds });
  const has = (...kinds: string[]) => taken.some(({ kind }) => kinds.includes(kind));
  const isTerm = taken.some(
    ({ kind, words }) => kind === 'day' && /[之以]?前$|^(?:by|before|due)\b/i.test(words),
  );
  return isTerm || (has('day', 'repeat') && has('time', 'duration'))
    ? newTask('add', { rest: text }, asker)
    : undefined;
}
