import type { Category } from '@board/contracts/constants/categories';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { numberOf, type Place, readWords, zhNumber } from '@board/time/words';
import { asksOfMoney } from './asking.ts';

export interface Entry {
  type: TransactionType;
  amount: number;
  category: Category;
  description: string;
  date: string;
}

/** What an entry is for, by what is said of it. */
const categoryWords: readonly (readonly [Category, RegExp])[] = [
  [
    'part-time',
    /兼职|家教|工资|稿费|实习|tutor|part-time|wage|salary|internship|\bpay(?:check|slip)?\b/i,
  ],
  [
    'transport',
    /地铁|公交|打车|拼车|出租|滴滴|火车|高铁|机票|车票|车费|单车|加油|\bbus\b|metro|subway|taxi|\bcab\b|uber|train|ticket to|flight|petrol|bike/i,
  ],
  [
    'study',
    /书|打印|复印|学费|课|文具|讲义|教材|资料|考试费|报名费|book|print|stud(?:y|ies)|course|stationery|notebook|\bpens?\b|tuition|photocop/i,
  ],
  [
    'dining',
    /餐|饭|吃|奶|咖啡|食堂|早点|零食|水果|外卖|火锅|面|饮料|夜宵|超市|breakfast|lunch|dinner|food|coffee|\btea\b|canteen|snack|fruit|pizza|noodle|restaurant|grocer|supper|\bdrinks?\b|burger|sandwich|takeaway|sushi|烤/i,
  ],
  [
    'entertainment',
    /电影|游戏|演出|唱歌|KTV|门票|会员|movie|cinema|game|concert|ticket|netflix|karaoke|museum/i,
  ],
];

const spending =
  /\bspent\b|\bspend\b|\bpaid\b|\bpay\b|\bbought\b|\bcosts?\b|\bexpenses?\b|花|支出|买|付|消费|用了|交了|[吃喝充]了|\bate\b.*\bfor\s+\d|\bhad\b.*\bfor\s+\d|\btop(?:ped)?[- ]up\b|充值|人均|(?:门票|电影票)\S*\d|\btickets? [¥\d]/i;
const earning =
  /\bearned\b|\bsold\b|\breceived\b|\bgot paid\b|\bpaid me\b|\bincome\b|\bmade\b|\bwas paid\b|\bgot\b(?=.*\b(?:scholarship|stipend|bonus|refund|allowance|grant)\b)|给我[转打]|奖学金|助学金|给了?我?(?=[\s\d])|转给我|\b(?:gave|sent) me\b|收入|赚|挣|收到|到账|进账|\bcame in\b|\bgot\b *¥?\d+(?:\.\d+)? from\b|\brefund\b|退款|^(?!我|.*给(?!我))\S{1,4}(?:转[了来]|打了)|\bfound\b(?= *(?:¥|\d+ *(?:yuan|rmb|kuai)))|捡到|发了|工资|(?<![外小买])卖(?![部场家])|得了(?=\d)|[退收]了(?=\d)|还(?:给)?了?我(?=\s*\d)|报销了?(?=\s*\d)/i;
const recording =
  /^(?:record|log|note|add)\b(?!\s+(?:an? |\d+ |some )?(?:new )?(?:task|to-?do))|记(?:一?笔|账|一下|个账|录|上)|入账/i;
/** Money that goes to another place of one's own, to somebody, or in shares, what comes again and again, and what is no money at all. */
const notSpent =
  /充值?\S{0,4}卡|卡\S{0,2}充值|[分平均]摊|存\S{0,4}\d|借给|^[把将]|改[成为]|[改移挪推]到|\btop(?:ped)?[- ]?up\b.*\bcard\b|每个?[天周月年]|\b(?:every|each|a|per) (?:day|week|month|year)\b(?! ago)|\bsplit\b|\b(?:move|postpone|reschedule|remind)\b/i;
const foreign = /[$€£]|\b(?:dollars?|usd|eur|euros?|pounds?|gbp|yen|美元|欧元|日元|英镑|港币)/i;

const unit = '(?:元|块钱?|圆|rmb|cny|yuan|kuai|bucks?)';
export const sumWords = `(?:¥\\s*)?\\d{1,8}(?:\\.\\d{1,2})?(?:\\s*${unit}[\\d一二三四五六七八九]?)?|${zhNumber}\\s*${unit}[\\d一二三四五六七八九]?`;
/** A figure with its unit, or one that counts nothing else. */
const amounts = new RegExp(
  `[¥]\\s*(?<sign>\\d{1,8}(?:\\.\\d{1,2})?)|(?<![\\d.:/-])(?<sum>\\d{1,8}(?:\\.\\d{1,2})?|${zhNumber})\\s*${unit}(?<cents>[\\d一二三四五六七八九](?![\\d一二三四五六七八九十]))?|(?<![\\w.:/-]|\\b(?:chapters?|pages?|problems?|questions?|exercises?|weeks?|units?|lessons?|sections?|parts?|rooms?)\\s+)(?<bare>\\d{1,8}(?:\\.\\d{1,2})?)(?![\\d.:/-]*\\d)(?!\\s+[a-z]+s\\s+(?:for\\s+)?¥?\\d)(?!\\s*(?:%|点|时|小时|分|号|日|月|年|天|周|个|次|页|章|岁|人|本|杯|份|张|件|瓶|碗|只|支|盒|包|双|kg|km|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|times|people|pages?|chapters?|am|pm|st|nd|rd|th)(?![a-z]))`,
  'gi',
);
const inThousands = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
/** Where a figure alone may be a price; 'lunch 12' and 'bus 35' may be an hour and a line. */
const zhGoods =
  '奶茶|咖啡|食堂|房租|\\p{Script=Han}费|打车|拼车|地铁|滴滴|出租|外卖|零食|水果|早[饭餐]|[午中]饭|午餐|晚[饭餐]|夜宵';
const bought = new RegExp(
  `${zhGoods}|\\b(?:breakfast|lunch|dinner) was\\b|\\b(?:coffee|taxi|cab|uber|snacks?|groceries|takeaway|bubble tea|fruit|rent)\\b`,
  'iu',
);
const parts = new RegExp(
  `[,，、;；。\\n]|\\band\\b|\\bplus\\b|还有|以及|另外|然后|和|(?<=[元块钱])\\s*(?=\\p{Script=Han}{1,6}\\s?\\d)|(?<=\\d)\\s+(?=\\p{Script=Han}{1,6}\\s?\\d)|(?<=\\d)(?=(?:${zhGoods})\\S{0,3}\\d)|(?<=[a-z])\\s+(?=\\d+(?:\\.\\d{1,2})?\\s+(?:on|for)\\s)`,
  'iu',
);
const around =
  /\b(?:i|i've|we|have|has|just|please|also|then|record|log|note|add|down|an?|the|my|expenses?|incomes?|gave|sent|spent|spend|paid|pay|bought|costs?|earned|received|got|made|was|ate|came|of|on|for|from|by|it|me|in|at|to)\b/gi;
const aroundZh =
  /(?<=\s)的(?=\p{Script=Han})|给我?[转打]来?了?|给了?我|给了(?=\s)|(?<=\S)[收退](?=了?\s|$)|(?<=^|\s)[杯份碗瓶](?=\p{Script=Han}{2})|记(?:一?笔|账|个账|一下|录|上)|入账|帮我|请|我|又|还|再|刚[刚才]?|支出|收入|(?<![买送])花[了费]?|付了?|用了|消费了?|赚了?|挣了?|收到了?|到账了?|发了?(?=\s)|一共|总共|人均|共|一笔|得?了(?=$|\s)/gu;

/** Of letters; more are a sentence. */
const mostBought = 24;

/** Each is a card to confirm; a whole list is for the ledger's import, or the page of tasks. */
export const mostAtOnce = 10;

/** What a sentence says was spent or earned; undefined where it tells of nothing of the kind. */
export function readEntries(written: string, place: Place): Entry[] | undefined {
  const text = written.replace(inThousands, (sum) => sum.replaceAll(',', ''));
  const isTold = spending.test(text) || earning.test(text) || recording.test(text);
  if ([asksOfMoney, foreign, notSpent].some((words) => words.test(text))) return undefined;
  const clauses = clausesOf(text, place);
  const arePriced = () => clauses.every((clause) => sumsIn(clause, place).some(({ sure }) => sure));
  if (!isTold && !arePriced() && !areBought(clauses, place)) return undefined;
  if (clauses.length === 0 || clauses.length > mostAtOnce) return undefined;
  let type: TransactionType = 'expense';
  let date = place.today;
  const entries: Entry[] = [];
  for (const clause of clauses) {
    const sums = sumsIn(clause, place);
    const sure = sums.filter((each) => each.sure);
    const [sum, another] = sure.length > 0 ? sure : sums;
    // Of two sums in one breath none is left out.
    if (!sum || another || sum.amount <= 0 || sum.amount > 10_000_000) return undefined;
    if (earning.test(clause)) type = 'income';
    else if (spending.test(clause)) type = 'expense';
    const rest = `${clause.slice(0, sum.from)} ${clause.slice(sum.to)}`;
    const said = readWords(rest.replace(/\blast night\b/i, 'yesterday'), place, {
      kinds: ['day'],
      asked: true,
    });
    // What is said has happened.
    if (said.day !== undefined && said.day > place.today) return undefined;
    if (said.day !== undefined) date = said.day;
    const description = said.title
      .replace(around, ' ')
      .replace(aroundZh, ' ')
      .replace(/[\s:：,，.。!！¥]+/g, ' ')
      .replace(/^[\s的是在买了]+|[的是\s]+$/g, '')
      .trim();
    // 'Earned 120 today' names nothing, and is told by a word of its own.
    if (description === '' && (clauses.length > 1 || !isTold)) return undefined;
    entries.push({
      type,
      amount: sum.amount,
      category: categoryOf(description),
      description: description || nameless[type][place.locale],
      date,
    });
    // A day at the very end is that of them all.
    if (clause === clauses.at(-1) && said.taken.some(({ from }) => from > sum.from))
      for (const entry of entries) entry.date = date;
  }
  return entries;
}

const nameless = {
  income: { 'zh-CN': '收入', en: 'Income' },
  expense: { 'zh-CN': '支出', en: 'Expense' },
} as const;

const priced = /\d\.\d{1,2}(?!\d)/;

/** 'taxi 35', '奶茶18，地铁4': goods and figures and nothing else. */
function areBought(clauses: readonly string[], place: Place): boolean {
  const isEaten = (clause: string) => categoryOf(clause) === 'dining';
  const isShort = (clause: string) =>
    clause.length <= mostBought &&
    sumsIn(clause, place).length === 1 &&
    (isEaten(clause) ||
      categoryOf(clause) === 'transport' ||
      bought.test(clause) ||
      sumsIn(clause, place).every(({ sure }) => sure));
  return (
    clauses.every(isShort) &&
    (clauses.length > 1 ||
      clauses.some((clause) => bought.test(clause) || (isEaten(clause) && priced.test(clause))))
  );
}

const categoryOf = (words: string): Category =>
  categoryWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';

/** A figure with a point that no word leads to is a sum rather than an hour. */
const datesIn = (text: string, place: Place) =>
  readWords(text, place, { kinds: ['day', 'time'], asked: true }).taken.filter(
    ({ kind, words }) => kind !== 'time' || !/^\d{1,2}\.\d\d$/.test(words),
  );

interface Sum {
  amount: number;
  /** It says that it is money. */
  sure: boolean;
  from: number;
  to: number;
}

/** The figure of a date or an hour is none. */
function sumsIn(text: string, place: Place): Sum[] {
  const sums = [...text.matchAll(amounts)].map(({ 0: words, index, groups = {} }) => ({
    amount: moneyOf(groups),
    sure: groups.bare === undefined,
    from: index,
    to: index + words.length,
  }));
  if (sums.every(({ sure }) => sure)) return sums;
  const [first] = datesIn(text, place);
  const dates = first ? [first, ...datesIn(text.slice(first.to).padStart(text.length), place)] : [];
  const isDate = ({ from, to }: Sum) =>
    dates.some((date) => date.from < to && from < date.to) && !isPrice(text, from, to);
  return sums.filter((sum) => sum.sure || !isDate(sum));
}

/** 'spent 7.20' and '咖啡 9.9', but not 'lunch 7.20' and '12.25 聚餐', which may be days. */
const isPrice = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).includes('.') &&
  (/(?:spent|paid|costs?|was|for|花了?|用了?|付了?)\s*¥?$/i.test(text.slice(0, from)) ||
    (bought.test(text.slice(0, from)) && !/\S/.test(text.slice(to))));

/** Of words that are a sum, and nothing else. */
export function sumOf(words: string): number {
  const [found] = words.matchAll(amounts);
  return moneyOf(found?.groups ?? {});
}

function moneyOf({
  sign,
  bare = '',
  sum = bare,
  cents,
}: Record<string, string | undefined>): number {
  const whole = Number(sign ?? (/^[\d.]+$/.test(sum) ? sum : numberOf(sum)));
  const rest = cents === undefined ? 0 : (/\d/.test(cents) ? Number(cents) : numberOf(cents)) / 10;
  return Math.round((whole + rest) * 100) / 100;
}

/** One sum each; what has none goes with the sum that follows, or else with the last. */
function clausesOf(text: string, place: Place): string[] {
  const clauses: string[] = [];
  let waiting = '';
  for (const piece of text.split(parts)) {
    const whole = waiting === '' ? piece : `${waiting} ${piece}`;
    if (sumsIn(piece, place).length > 0) {
      clauses.push(whole);
      waiting = '';
    } else waiting = whole;
  }
  const last = clauses.pop();
  if (last === undefined) return [];
  return [...clauses, waiting.trim() === '' ? last : `${last} ${waiting}`];
}
