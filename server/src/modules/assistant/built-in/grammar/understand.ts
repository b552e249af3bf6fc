import { later, type Repeat, type Time } from '@board/time';
import { type Place, readWords } from '@board/time/words';
import { lengthOf } from './length.ts';
import { type Entry, readEntries } from './money.ts';
import { type Asked, readQuestion } from './read-question.ts';
import { levels, type RequestIntent, requests } from './requests.ts';
import { patternOf } from './template.ts';

export interface NewTask {
  title: string;
  date: string;
  time?: { start: Time; end: Time };
  /** Minutes it takes, where no time says so. */
  duration?: number;
  repeat?: Repeat;
  /** Minutes before its time; of a task without a time it says that there should be one. */
  remind?: number;
  priority?: keyof typeof levels;
  course?: string;
}

export interface Target {
  name: string;
  /** As they stand in the sentence. */
  words: string;
  /** The day it stands on, where it was said. */
  day?: string;
  /** Not one by its name, but all that should have been done before today. */
  late?: true;
}

export interface Move {
  day?: string;
  time?: { start: Time; end?: Time };
  /** Monday of the week that was named. */
  week?: string;
}

export type Meaning =
  | ({ kind: 'question' } & Asked)
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'add'; task: NewTask }
  | { kind: 'done' | 'reopen' | 'delete'; target: Target }
  | { kind: 'rename'; target: Target; title: string }
  | { kind: 'priority'; target: Target; level: keyof typeof levels }
  | { kind: 'move'; target: Target; move: Move }
  | { kind: 'shift'; target: Target; minutes: number }
  | { kind: 'cannot' };

const taskKinds = ['day', 'time', 'duration', 'repeat', 'remind', 'priority', 'course'] as const;

/** Of a thing that has a time: without one it is of a thing that is there. */
const leadTime = /^(?:half an?|an?|\d+|one|two) (?:hour|hr|minute|min|day)s? before\b/i;

/** All that is late, as one speaks of it. */
const allLate =
  /^(?:all |everything )?(?:of )?(?:(?:my|the|that is|that's) )?(?:overdue|late|missed)(?: (?:tasks?|ones|things|stuff|to-?dos))?$|^(?:我?的?所有|全部)?(?:已经?)?(?:逾期|过期)了?的?(?:任务|作业|待办|事情?)?(?:都|全都|全部)?$/i;

/** Before what is wished or has been agreed. */
const announcing =
  /^(?:(?:to|about|for)\s+|(?:(?:i|we)(?:'ve| have)(?: got)?|there(?:'s| is)) an? |我?有一?个)/i;

const ofMany: readonly RequestIntent[] = ['move', 'shift', 'done', 'delete'];

/** Longer than this is no question to a few rules. */
const mostRead = 500;

const patterns = requests.flatMap(({ intent, says }) =>
  says.map((template) => ({ intent, pattern: patternOf(template) })),
);
const polite =
  /^(?:(?:please|hi|hey|hello|ok|okay|so|and|now|can you|could you|would you|will you|i want to|i want you to|i would like to|i'd like to|请问|请|麻烦|麻烦你|帮我|帮忙|请帮我|你好|您好|能不能|可不可以|可以|能|你能|我想|我想要|劳驾|那|另外|还有|嗯)(?![a-z])[\s,，!！:：]*)+/i;
const thanks =
  /[\s,，]*(?:please|thanks|thank you|for me|帮我记(?:一下|下来)?|谢谢|多谢|好吗|可以吗|行吗|一下|吧)[\s.。!！?？]*$/i;
const question = /[?？]\s*$|[吗呢么]\s*[?？。.]?$/;
const asksFor =
  /^(?:what|which|when|who|whose|how|where|why|if|whether|什么|哪|谁|多少|几|怎么|为什么|我?(?:有|还有)?(?:什么|哪些))/i;
const asksOrders =
  /^(?:will|is|are|am|was|were|do|does|did|can|could|would|have|has|book|order|buy me|play|send|call)\b|^[订播发]/i;
const vague =
  /^(?:all|every|each|everything|anything|it|them|that|this|those|these|one|stuff|my (?:account|password|data|courses?|class(?:es)?|lessons?|timetable|expenses?|budget)|每个|它|它们|这个|那个|这些|那些|刚才|刚刚|上一个|课|课程|账号|账户|密码|我的(?:课|课表|课程|账号|密码))(?:\b|$|[的任])|^(?:把|所有|全部|一切)|^(?:任务|待办|作业)(?:都|全部?|全都)$/i;

/** Half-width, without the blanks around it or a row of them, which costs all patterns dear; what is meant is read in this. */
export const folded = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/([\s:,]{2})[\s:,]+/g, '$1')
    .replace(/’/g, "'")
    .replace(/\b(what|when|where|who)'s\b/gi, '$1 is')
    .trim();

/** Without what is polite before and after it, and the sign at its end; nothing of what is too long. */
export function bare(message: string): string {
  const whole = folded(message);
  if (whole.length > mostRead) return '';
  return withoutEnd(whole.replace(polite, '').replace(thanks, ''));
}

const withoutEnd = (text: string): string => text.replace(/[\s.。!！?？]+$/, '');

/** What a person wants, if it is something that rules can do; all else is `cannot`. */
export function understand(message: string, place: Place, names: readonly string[] = []): Meaning {
  const whole = folded(message);
  if (whole.length > mostRead) return { kind: 'cannot' };
  const plain = whole.replace(polite, '').replace(thanks, '');
  const wasAsked = plain.length < whole.length && polite.test(whole);
  const asker: Asker = { ...place, courses: names };
  const entries = readEntries(plain, place);
  if (entries) return { kind: 'entries', entries };
  if (wasAsked || !question.test(whole)) {
    const request = readRequest(withoutEnd(plain), asker);
    if (request) return request;
  }
  const asked =
    readQuestion(ofDays(whole), place, names) ?? readQuestion(ofDays(plain), place, names);
  if (asked) return { kind: 'question', ...asked };
  return (!question.test(whole) && readStatement(withoutEnd(plain), asker)) || { kind: 'cannot' };
}

/** 'yesterday's money' is about the day. */
const ofDays = (text: string): string =>
  text.replace(
    /\b(today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next|last) (?:week|month))'s\b/gi,
    '$1',
  );

/** What says on which day and at what time it is or how long it takes, or by when, is a wish, whatever its verb. */
function readStatement(text: string, asker: Asker): Meaning | undefined {
  if (asksOrders.test(text) || /什么|干嘛|干啥|哪[里儿个天]|多少|怎么/.test(text)) return undefined;
  const { taken } = readWords(text, asker, { kinds: taskKinds });
  const has = (...kinds: string[]) => taken.some(({ kind }) => kinds.includes(kind));
  const isTerm = taken.some(
    ({ kind, words }) => kind === 'day' && /[之以]?前$|^(?:by|before|due)\b/i.test(words),
  );
  return isTerm || (has('day', 'repeat') && has('time', 'duration'))
    ? newTask('add', { rest: text }, asker)
    : undefined;
}

function readRequest(text: string, asker: Asker): Meaning | undefined {
  for (const { intent, pattern } of patterns) {
    const groups = pattern.exec(text)?.groups;
    const meaning = groups && meaningOf(intent, groups, asker);
    if (meaning) return meaning;
  }
  return undefined;
}

/** Who asks, with the names of his courses. */
interface Asker extends Place {
  courses: readonly string[];
}

type Groups = Readonly<Record<string, string | undefined>>;

function meaningOf(intent: RequestIntent, groups: Groups, asker: Asker): Meaning | undefined {
  if (intent === 'add' || intent === 'remind' || intent === 'must')
    return newTask(intent, groups, asker);
  const target = targetOf(groups.name ?? '', asker);
  if (!target || (target.late && !ofMany.includes(intent))) return undefined;
  switch (intent) {
    case 'rename': {
      const title = unquoted(groups.new ?? '');
      return title === '' ? undefined : { kind: 'rename', target, title };
    }
    case 'priority': {
      const level = levelOf(groups.level ?? '');
      return level && { kind: 'priority', target, level };
    }
    case 'shift': {
      const minutes = lengthOf(groups.length ?? '');
      return minutes === undefined ? undefined : { kind: 'shift', target, minutes };
    }
    case 'move': {
      const move = moveOf(groups.when ?? '', asker);
      return move && { kind: 'move', target, move };
    }
    case 'done':
      // 'Finish it by Friday' is no report.
      return /\b(?:by|before|until)\b/i.test(target.words) ? undefined : { kind: intent, target };
    case 'delete':
      // Without its reminder a task is still one.
      return /提醒$|\breminders?\b/i.test(target.words) ? undefined : { kind: intent, target };
    default:
      return { kind: intent, target };
  }
}

function newTask(
  intent: 'add' | 'remind' | 'must',
  { when = '', rest = '' }: Groups,
  asker: Asker,
): Meaning | undefined {
  if (asksFor.test(rest) || vague.test(rest)) return undefined;
  if (intent === 'must' && /什么|哪|几|多少/.test(rest)) return undefined;
  if (
    when !== '' &&
    readWords(when, asker, { kinds: taskKinds }).title.replace(/^(?:for|at|on)$/i, '') !== ''
  )
    return undefined;
  const isBefore = leadTime.test(rest);
  const line = when === '' ? `${isBefore ? 'remind me ' : ''}${rest}` : `${when}，${rest}`;
  const said = readWords(line, asker, { kinds: taskKinds, courses: asker.courses });
  const { day, time, duration, repeat, remind, priority, course } = said;
  const title = unquoted(said.title.replace(announcing, ''));
  if (title === '' || (intent === 'must' && day === undefined) || (isBefore && !time))
    return undefined;
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

function targetOf(words: string, place: Place): Target | undefined {
  if (allLate.test(words.trim())) return { name: '', words, late: true };
  const bare = ofDays(words.trim()).replace(/^(?:the |my |task |that |任务|我的)+/i, '');
  if (asksFor.test(bare) || vague.test(words.trim()) || vague.test(bare)) return undefined;
  const said = readWords(bare, place, { kinds: ['day', 'time'], asked: true });
  const name = unquoted(said.title === '' ? bare : said.title)
    .replace(/(?: task|这个任务|的?任务|这件事|的?提醒|的(?:时间|日期))$/i, '')
    .trim();
  if (name === '' || vague.test(name)) return undefined;
  return { name, words, ...(said.title !== '' && said.day !== undefined && { day: said.day }) };
}

function moveOf(words: string, place: Place): Move | undefined {
  const said = readWords(words, place, { kinds: ['day', 'days', 'time'], asked: true });
  if (said.title.replace(/^(?:at|on|for|by|的|去)$/i, '') !== '') return undefined;
  const hasDay = said.taken.some(({ kind }) => kind === 'day');
  if (!hasDay && !said.time) return said.days && { week: said.days.start };
  return {
    ...(hasDay && said.day && { day: said.day }),
    ...(said.time && {
      time: { start: said.time.start, ...(said.time.end && { end: said.time.end }) },
    }),
  };
}

function levelOf(word: string): keyof typeof levels | undefined {
  const found = Object.entries(levels).find(([, words]) =>
    words.split('|').includes(word.toLowerCase()),
  );
  return found?.[0] as keyof typeof levels | undefined;
}

const unquoted = (text: string): string =>
  text.replace(/^[\s"“”'《「:：,，]+|[\s"“”'》」,，]+$/g, '');
