import { spendingCategories } from '@board/contracts/constants/categories';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { type Place, readWords } from '@board/time/words';
import { asksFor, asksWithin } from './asking.ts';
import { lengthOf } from './length.ts';
import type { Asker, Groups, Meaning, Move, Target } from './meaning.ts';
import { newTask } from './new-task.ts';
import { ofDays, unquoted, vague } from './phrases.ts';
import { levels, type RequestIntent, requests } from './requests.ts';
import { patternOf } from './template.ts';
import { masked, taken, tokensIn } from './tokens.ts';

/** All that is late, as one speaks of it. */
const allLate =
  /^(?:all |everything )?(?:of )?(?:(?:my|the|that is|that's) )?(?:overdue|late|missed)(?: (?:tasks?|ones|things|stuff|to-?dos))?$|^(?:我?的?所有|全部)?(?:已经?)?(?:逾期|过期)了?的?(?:任务|作业|待办|事情?)?(?:都|全都|全部)?$/i;

const ofMany: readonly RequestIntent[] = ['move', 'shift', 'earlier', 'done', 'delete'];

const patterns = requests.flatMap(({ intent, says }) =>
  says.map((template) => ({ intent, pattern: patternOf(template) })),
);

export function readRequest(text: string, asker: Asker): Meaning | undefined {
  for (const { intent, pattern } of patterns) {
    const groups = pattern.exec(text)?.groups;
    const meaning = groups && meaningOf(intent, groups, asker);
    if (meaning) return meaning;
  }
  return undefined;
}

function meaningOf(intent: RequestIntent, groups: Groups, asker: Asker): Meaning | undefined {
  if (intent === 'add' || intent === 'remind' || intent === 'must' || intent === 'have')
    return newTask(intent, groups, asker);
  if (intent === 'budget') return budgetOf(groups);
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
    case 'shift':
    case 'earlier': {
      const length = lengthOf(groups.length ?? '');
      const minutes = intent === 'shift' ? length : -(length ?? 0);
      return length && minutes ? { kind: 'shift', target, minutes } : undefined;
    }
    case 'move': {
      const move = moveOf(groups.when ?? '', asker);
      return move && { kind: 'move', target, move };
    }
    case 'done':
      // 'Finish it by Friday' is no report.
      return /\b(?:by|before|until)\b|(?:不|没|不用|还没|别|没有|不想|忘|忘了|快|先)$/i.test(
        target.words,
      )
        ? undefined
        : { kind: intent, target };
    case 'delete':
      // Without its reminder a task is still one.
      return /(?:提醒|预算|订阅|记录|支出|收入|账|[那这]笔|别|不要)$|\b(?:reminders?|budget|subscription|expense|income|entry|transaction)\b/i.test(
        target.words,
      )
        ? undefined
        : { kind: intent, target };
    default:
      return { kind: intent, target };
  }
}

function targetOf(words: string, place: Place): Target | undefined {
  if (allLate.test(words.trim())) return { name: '', words, late: true };
  const bare = ofDays(words.trim()).replace(
    /^(?:the |my |task |that |任务|我的|跟(?=.{1,10}的会))+/i,
    '',
  );
  if (asksFor.test(bare) || asksWithin.test(bare) || vague.test(words.trim()) || vague.test(bare))
    return undefined;
  const said = readWords(bare, place, { kinds: ['day', 'time'], asked: true });
  const name = unquoted(said.title === '' ? bare : said.title)
    .replace(
      /(?: task| one| already|[这那][个条项](?:任务)?|的?任务|这(?:个|件)?事儿?|的?提醒|的?(?:时间|日期|ddl|截止(?:日期|时间)?)|也)$/i,
      '',
    )
    .trim();
  if (name === '' || vague.test(name)) return undefined;
  return { name, words, ...(said.title !== '' && said.day !== undefined && { day: said.day }) };
}

const partOfDay = /[上中下]午|早|晚|夜|今晚|[ap]\.?m\b|morning|night|evening|\d:\d/i;

function moveOf(words: string, place: Place): Move | undefined {
  const said = readWords(words, place, { kinds: ['day', 'days', 'time'], asked: true });
  if (said.title.replace(/^(?:at|on|for|by|the|的|去|[之以]?前?交?)$/i, '') !== '')
    return undefined;
  const hasDay = said.taken.some(({ kind }) => kind === 'day');
  if (!hasDay && !said.time) return said.days && { week: said.days.start };
  return {
    ...(hasDay && said.day && { day: said.day }),
    ...(said.time && {
      time: {
        start: said.time.start,
        ...(said.time.end
          ? { end: said.time.end }
          : /^(?:0[7-9]|1[01]):/.test(said.time.start) && !partOfDay.test(words) && { bare: true }),
      },
    }),
  };
}

function levelOf(word: string): keyof typeof levels | undefined {
  const found = Object.entries(levels).find(([, words]) =>
    words.split('|').includes(word.toLowerCase()),
  );
  return found?.[0] as keyof typeof levels | undefined;
}

/** A sum of our own money, each month. */
const budgeted =
  /^(?:每个?月)?(?:¥|rmb)?\s*(\d{1,8}(?:\.\d{1,2})?)\s*(?:元|块钱?|yuan|rmb|kuai)?(?:\s*(?:a|per|each|every) month|每个?月)?$/i;

/** Over everything where no category is named; a name that is none is not understood. */
function budgetOf({ name = '', rest = '' }: Groups): Meaning | undefined {
  const sum = budgeted.exec(rest.trim())?.[1];
  const words = name.trim();
  const found = tokensIn(words).filter(({ concept }) => concept !== 'filler');
  const [key] = found.map(({ concept }) => concept);
  const isOfAll = /^(?:|total|whole|overall|everything|总|总的|全部)$/i.test(words);
  const category = isOfAll
    ? wholeBudget
    : spendingCategories.find((each) => each.key === key || each.zh === words)?.key;
  const isWhole =
    found.length < 2 && masked(words, tokensIn(words)).replaceAll(taken, '').trim() === '';
  return sum && category && (isOfAll || isWhole)
    ? { kind: 'budget', category, amount: Number(sum) }
    : undefined;
}
