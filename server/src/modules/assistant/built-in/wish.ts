import { hourLater } from '@board/time';
import { type Place, readWords } from '@board/time/words';
import type { ToolCall } from '../provider/tool-call-pieces.ts';

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
export function readWish(message: string, place: Place): Wish | undefined {
  const text = message.trim();
  return readEntry(text, place) ?? readTask(text, place);
}

function readTask(text: string, place: Place): Wish | undefined {
  const found = addTask.exec(text);
  const rest = found?.[1] ?? found?.[2];
  if (rest === undefined) return undefined;
  const whole = readWords(rest, place, { kinds: ['day', 'time'] });
  // A task ends on its day; a longer time stays among the words.
  const said = whole.time?.over ? readWords(rest, place, { kinds: ['day'] }) : whole;
  const { title, day, time } = said;
  if (title === '') return undefined;
  return {
    name: 'add_task',
    input: {
      title,
      date: day ?? place.today,
      ...(time && { time: `${time.start}-${time.end ?? hourLater(time.start)}` }),
    },
  };
}

function readEntry(text: string, place: Place): Wish | undefined {
  const found = addEntry.exec(text);
  if (!found) return undefined;
  const [type = '', amount = '', rest = ''] = found[1] ? found.slice(1, 4) : found.slice(4, 7);
  const { title: description, day } = readWords(rest, place, { kinds: ['day'] });
  if (description === '') return undefined;
  return {
    name: 'add_transaction',
    input: {
      type: /income|收入/i.test(type) ? 'income' : 'expense',
      amount: Number(amount),
      category: categoryWords.find(([, pattern]) => pattern.test(description))?.[0] ?? 'other',
      description,
      date: day ?? place.today,
    },
  };
}
