import type { ToolCall } from '../provider/tool-call-pieces.ts';
import { readWhen } from './when.ts';

type Wish = Pick<ToolCall, 'name'> & { input: object };

const addTask =
  /^(?:please\s+)?(?:(?:add|create)\s+(?:an?\s+)?(?:new\s+)?task\b[:,]?\s*(?:to\s+)?|remind me to\s+)(.+)$|^(?:请|帮我|请帮我)?(?:(?:添加|新建|增加|创建|加)(?:一个|一项|个)?新?任务[:：,，\s]*|提醒我)(.+)$/is;
const addEntry =
  /^(?:please\s+)?(?:add|record)\s+(?:an?\s+)?(expense|income)\s+(?:of\s+)?¥?\s*(\d+(?:\.\d{1,2})?)\s*(?:yuan|rmb)?[,:]?\s*(?:for\s+)?(.+)$|^(?:请|帮我)?(?:记一笔|记账|添加一笔|添加)?[:：,，\s]*(支出|收入|花了)[:：\s]*¥?(\d+(?:\.\d{1,2})?)\s*(?:元|块钱?)?[:：,，\s]*(.+)$/is;

const categoryWords: readonly (readonly [string, RegExp])[] = [
  ['dining', /餐|饭|吃|奶茶|咖啡|食堂|breakfast|lunch|dinner|food|coffee|canteen/i],
  ['study', /书|打印|学|课|文具|book|print|study|course/i],
  ['transport', /地铁|公交|打车|火车|机票|车票|bus|metro|subway|taxi|train|ticket to/i],
  ['entertainment', /电影|游戏|演出|movie|cinema|game|concert/i],
  ['part-time', /兼职|家教|工资|tutoring|part-time|wage|salary/i],
];

/** A wish to add something, said in one of the few ways that are understood without a model. */
export function readWish(message: string, today: string): Wish | undefined {
  const text = message.trim();
  return readEntry(text, today) ?? readTask(text, today);
}

function readTask(text: string, today: string): Wish | undefined {
  const found = addTask.exec(text);
  const rest = found?.[1] ?? found?.[2];
  if (rest === undefined) return undefined;
  const when = readWhen(rest, today);
  const span = readSpan(rest);
  const title = tidied(rest.replace(when?.words ?? '', ' ').replace(span?.words ?? '', ' '));
  if (title === '') return undefined;
  return {
    name: 'add_task',
    input: {
      title,
      date: when?.start ?? today,
      ...(span && { time: span.time }),
    },
  };
}

const spanOfTime =
  /(?:\bat\s+)?(?<!\d)((?:[01]?\d|2[0-3])[:：][0-5]\d)(?:\s*(?:[-–~～—至到]|to|until)\s*((?:[01]?\d|2[0-3])[:：][0-5]\d))?(?!\d)/i;

/** A start, and an end that is said or an hour later, the same day. */
function readSpan(text: string): { words: string; time: string } | undefined {
  const [words, from, until] = spanOfTime.exec(text) ?? [];
  if (words === undefined || from === undefined) return undefined;
  const start = clock(from);
  const hour = Number(start.slice(0, 2));
  const later = hour < 23 ? `${String(hour + 1).padStart(2, '0')}${start.slice(2)}` : '23:59';
  return { words, time: `${start}-${until === undefined ? later : clock(until)}` };
}

function readEntry(text: string, today: string): Wish | undefined {
  const found = addEntry.exec(text);
  if (!found) return undefined;
  const [type = '', amount = '', rest = ''] = found[1] ? found.slice(1, 4) : found.slice(4, 7);
  const when = readWhen(rest, today);
  const description = tidied(rest.replace(when?.words ?? '', ' '));
  if (description === '') return undefined;
  return {
    name: 'add_transaction',
    input: {
      type: /income|收入/i.test(type) ? 'income' : 'expense',
      amount: Number(amount),
      category: categoryWords.find(([, pattern]) => pattern.test(description))?.[0] ?? 'other',
      description,
      date: when?.start ?? today,
    },
  };
}

const clock = (time: string): string => time.replace('：', ':').padStart(5, '0');

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?:on|at|from|by)\s*$/i, '')
    .replace(/^[\s,，:：的在]+|[\s,，.。!！]+$/g, '');
}
