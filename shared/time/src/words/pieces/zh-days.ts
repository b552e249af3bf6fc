import { addDays } from '../../days.ts';
import { addMonths, lastDay, monthOf, sameDayIn } from '../../months.ts';
import { mondayOf } from '../../weeks.ts';
import { numberOf, zhNumber } from '../numbers.ts';
import type { Groups, Piece } from '../piece.ts';
import type { Place } from '../said.ts';
import { upTo } from './both.ts';
import {
  around,
  comingDate,
  comingDateOfMonth,
  comingWeekday,
  dayIfReal,
  inMonth,
  weekdayIn,
  weekendIn,
  yearOf,
  zhBefore,
  zhFrom,
  zhWithin,
} from './dates.ts';
import { dash } from './hours.ts';

const near: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  昨: -1,
  今: 0,
  明: 1,
  后天: 2,
  后儿: 2,
  大后天: 3,
};
const week = '(?:周|星期|礼拜)';
/** 一 is 1, 日 and 天 are 7; 0 for no name. */
export const zhWeekdayAt = (name: string): number =>
  name === '' ? 0 : '一二三四五六日'.indexOf(name === '天' ? '日' : name) + 1;
/** Things that are numbered with 号 and are no days. */
const numbered =
  '[线楼桌座库员位衣舱井厅窗令]|机(?!场)|门(?!诊|票)|院(?![庆系])|字(?!体)|文(?![献学章艺综])|人物|汽油|染色|房(?![租贷东])|车(?![票检展险贷费])|店(?!庆)|馆(?!际)|选手|球(?![赛场])|种子|电[池台视]|台(?![球风])|教[学室]|实验[室楼]|考[场室位点]|会(?:议室|堂|场|所)|宿舍|航站|食堂|公寓';
const isTerm = ({ before }: Groups) => before !== undefined;
const monthsAway = (said: string): number =>
  said.startsWith('上') ? -1 : (said.match(/下/g) ?? []).length;

export const zhDays: readonly Piece[] = [
  {
    kind: 'day',
    pattern: new RegExp(
      `${zhFrom}(?<word>大?[前后]天(?![气线窗])|后儿(?![子孙女童歌])|[昨今明](?:天|日|儿|晚|早|夜)(?!天))${zhBefore}`,
    ),
    sure: isTerm,
    read: ({ word = '' }, { today }) => {
      const away = near[word] ?? near[word.slice(0, 1)];
      return away === undefined ? undefined : { day: addDays(today, away) };
    },
  },
  {
    kind: 'day',
    pattern: new RegExp(`下个?${week}的?(?<word>今|明)[天日]${zhBefore}`),
    sure: true,
    read: ({ word = '' }, { today }) => ({ day: addDays(today, 7 + (near[word] ?? 0)) }),
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<![\\d第一二三四五六七八九十百千两])(?<count>${zhNumber}|半)(?<unit>天|个?星期|周|个?礼拜|个月)(?:(?:之后|以后|后|過後|后面)(?!端|台|悔|续|期(?![中末])|勤|卫|排|世|缀|的(?:周|星期|礼拜))|[之以]?内(?=\\s*(?:要|得|交|完成|提交|还|写|做|回复|处理|搞定|弄)))`,
    ),
    sure: true,
    read: ({ count = '', unit = '' }, { today }) => {
      const number = numberOf(count);
      if (!(number >= 1)) return undefined;
      if (unit === '个月') return { day: sameDayIn(today, number) };
      return { day: addDays(today, unit === '天' ? number : number * 7) };
    },
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?:${week}[一二三四五六日天]\\s?)?(?:(?<year>20\\d\\d)年|(?<next>明年|今年))?(?<![\\d.](?=\\d)|十|[农阴旧]历的?)(?<month>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月份?(?<date>${zhNumber})[日号](?!${numbered})${zhBefore}|(?:(?<year2>20\\d\\d)年)?(?<![\\d.](?=\\d)|十|[农阴旧]历的?)(?<month2>1[0-2]|0?[1-9])月(?<date2>3[01]|[12]\\d|0?[1-9])(?![\\d日号.])${zhBefore.replace('before', 'before2')}`,
    ),
    sure: true,
    read: (groups, { today }) => {
      const month = numberOf(groups.month ?? groups.month2 ?? '');
      const date = numberOf(groups.date ?? groups.date2 ?? '');
      const year = groups.year ?? groups.year2;
      if (year) return dayIfReal(Number(year), month, date);
      const here = Number(today.slice(0, 4));
      if (groups.next) return dayIfReal(here + (groups.next === '明年' ? 1 : 0), month, date);
      return comingDate(today, month, date);
    },
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<which>下+|[这本上])个?月的?(?<date>${zhNumber})[日号](?!${numbered})${zhBefore}`,
    ),
    sure: true,
    read: ({ which = '', date }, { today }) =>
      inMonth(today, monthsAway(which), upTo(date, 31) ?? 0),
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<![\\d一二三四五六七八九十月第])(?<date>${zhNumber})(?:号(?!${numbered}|\\d(?!\\d?\\s*[:点]))|日(?=之前|以前|前|$|[\\s,，。上下中晚早]))${zhBefore}`,
    ),
    sure: isTerm,
    read: ({ date }, { today }) => comingDateOfMonth(today, upTo(date, 31) ?? 0),
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?:(?<which>下+个?|[这本]个?)|(?<![\\d.])(?<month>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九]))?(?<![岁满])月(?:底|末)(?!的?最后)${zhBefore}`,
    ),
    sure: isTerm,
    read: ({ which = '', month }, { today }) => {
      const end = addMonths(monthOf(today), monthsAway(which));
      const named = month && comingDate(today, numberOf(month), 28)?.day;
      return { day: lastDay(named ? monthOf(named) : end) };
    },
  },
  {
    kind: 'day',
    // Without 前 it is a season: 年底聚餐.
    pattern: /(?:(?<which>[今明])年?)?年[底末](?:之前|以前|前)/,
    sure: true,
    read: ({ which }, { today }) => ({ day: yearOf(today, which === '明' ? 1 : 0).end }),
  },
  {
    kind: 'day',
    pattern: new RegExp(`(?<which>下+个?|[这本]个?)?(?:周末|双休日)${zhBefore}`),
    sure: isTerm,
    read: ({ which = '' }, { today }) => weekendIn(today, monthsAway(which)),
  },
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<![一二三四五六七八九十每两几第]|(?<!:\\d)\\d)${zhFrom}(?<which>下+个?|[这本上]个?)?${week}(?<day>[一二三四五六日天1-7])(?!共|\\d(?!\\d?\\s*(?:[:点]|${dash}\\s*\\d{1,2}[:点])))${zhBefore}`,
    ),
    sure: isTerm,
    read: readWeekday,
  },
  {
    kind: 'days',
    pattern: new RegExp(
      `(?<which>下+|[这本上])个?${week}(?![一二三四五六日天末](?!共))(?:${zhWithin})?`,
    ),
    read: ({ which = '' }, { today }) => {
      const start = addDays(mondayOf(today), monthsAway(which) * 7);
      return { start, end: addDays(start, 6) };
    },
  },
  {
    kind: 'days',
    pattern: new RegExp(
      `(?<way>最近|过去|近|接下来|未来|今后|之后)的?(?<count>${zhNumber})(?<unit>天|周|个?星期|个?礼拜|个月)`,
    ),
    read: ({ way = '', count = '', unit = '' }, { today }) =>
      around(today, numberOf(count), unit, /[近去]$/.test(way)),
  },
  {
    kind: 'days',
    pattern: /(?<which>今|去|明)年(?!\d|[一二三四五六七八九十]+月)/,
    read: ({ which = '' }, { today }) => yearOf(today, '去今明'.indexOf(which) - 1),
  },
  {
    kind: 'month',
    pattern: /(?<which>下+|[这本上])个?月(?![底末]|的?\d)/,
    read: ({ which = '' }, { today }) => addMonths(monthOf(today), monthsAway(which)),
  },
  {
    kind: 'month',
    pattern:
      /(?:(?<year>\d{4})年)?(?<![\d.])(?<month>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月(?:份|(?![\d一二三四五六七八九十](?!共)))/,
    read: ({ year, month = '' }, { today }) =>
      `${year ?? today.slice(0, 4)}-${String(numberOf(month)).padStart(2, '0')}`,
  },
];

function readWeekday({ which, day = '' }: Groups, { today }: Place) {
  const weekday = /\d/.test(day) ? Number(day) : zhWeekdayAt(day);
  return {
    day: which ? weekdayIn(today, monthsAway(which), weekday) : comingWeekday(today, weekday),
  };
}

/** A half of the day that begins the line: of today, or of the day that is said behind it. */
export const zhHalves: readonly Piece[] = [
  {
    kind: 'day',
    asked: false,
    givesWay: true,
    // What has passed today is tomorrow's.
    pattern:
      /(?<=^\s*)(?<part>早上|上午|中午|下午|傍晚|晚上)(?=[要得]?(?:去|到|和|跟|给|把|交(?![通流])|开会|取|拿(?!铁)|买|打(?!车)|回[^忆]|约|见|找|陪|帮|做(?!操)|写(?!生)|看(?![到过见])))/,
    read: ({ part = '' }, { today, openDay, now }) => {
      const over = { 早上: '10:00', 上午: '12:00', 中午: '14:00', 下午: '18:00' }[part] ?? '24:00';
      return { day: openDay === today && now >= over ? addDays(today, 1) : openDay };
    },
  },
];
