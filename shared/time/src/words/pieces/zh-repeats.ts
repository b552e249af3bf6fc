import type { Weekday } from '../../day-numbers.ts';
import { addDays } from '../../days.ts';
import { numberOf, zhNumber } from '../numbers.ts';
import type { Piece } from '../piece.ts';
import { upTo, weekdaysFrom, yearly } from './both.ts';
import { dayPart } from './hours.ts';
import { zhWeekdayAt } from './zh-days.ts';

const week = '个?(?:周|星期|礼拜)';
/** What is counted with the figure before it, which is no weekday then: 每周二四级听力, 每周五六点. */
const measures = '[点时時号號个级楼班章课节组门本页篇人遍轮次题句歌词回分刻十百年月小公]';
/** What is once, or goes to another day. */
const moved = '(?:考|演出|答辩|改|移)';
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const weekdayAt = (name: string): Weekday => zhWeekdayAt(name) as Weekday;

export const zhRepeats: readonly Piece[] = [
  {
    kind: 'repeat',
    // The hours of 每晚十点 are the time's to read.
    pattern: /每(?:天|日(?![一优])|一天|(?=[早晚]上?\s*[\d一二两三四五六七八九十])|个?[早晚]上?)/,
    sure: true,
    read: () => ({ every: 'day', interval: 1 }),
  },
  {
    kind: 'repeat',
    // 隔天再去 is the day after.
    pattern: /每(?<count>[两二三四五六2-6])天(?!一?[次遍回])|每隔一天|隔天(?![再就才又])/,
    sure: ({ count }) => count !== undefined,
    read: ({ count = '2' }) => ({ every: 'day', interval: numberOf(count) }),
  },
  {
    kind: 'repeat',
    pattern:
      /每个?工作日|工作日的?每(?:天|日|(?=[早晚]))|(?:周|星期)一[到至\-~](?:周|星期)?五的?\s*每(?:天|日|(?=[早晚]))|工作日(?=(?:早上?|上午|中午|下午|傍晚|晚上?)?\s*[\d一二两三四五六七八九十]{1,3}[点:])/,
    sure: true,
    read: () => ({ every: 'week', interval: 1, weekdays: workdays }),
  },
  {
    kind: 'repeat',
    pattern:
      /每(?:周|个?星期)(?<from>[一二三四五六日天])[到至\-~](?:周|星期)?(?<to>[一二三四五六日天])/,
    sure: true,
    read: ({ from = '', to = '' }) => weekdaysFrom(zhWeekdayAt(from), zhWeekdayAt(to)),
  },
  {
    kind: 'repeat',
    pattern: new RegExp(
      `(?:每逢?(?<count>两|二|隔一|[三四2-4])?|(?<other>隔))${week}的?(?:周|星期)?(?<days>[一二三四五六日天](?:[、,，和]?(?:周|星期)?[一二三四五六日天](?!${measures}))*)?(?![次题句歌词遍回]|\\d(?!\\d?[点:])|[一二三四五六日天]*[次歌题])`,
    ),
    sure: true,
    read: ({ count, other, days = '' }) => {
      const interval = other || count === '隔一' ? 2 : count ? numberOf(count) : 1;
      const named = [...days.replace(/周|星期|[、,，和]/g, '')].map(weekdayAt);
      return {
        every: 'week',
        interval,
        ...(named.length > 0 && { weekdays: [...new Set(named)].sort() }),
      };
    },
  },
  {
    kind: 'repeat',
    pattern: new RegExp(`每(?<count>[两二三四2-4])${week}一次(?!课)`),
    sure: true,
    read: ({ count = '' }) => ({ every: 'week', interval: numberOf(count) }),
  },
  {
    kind: 'repeat',
    pattern: /(?<![\u4e00-\u9fff\d])(?:(?<odd>一三五)|二四(?<six>六)?)的?(?=[早上中下傍晚])/,
    read: ({ odd, six }) => ({
      every: 'week',
      interval: 1,
      weekdays: odd ? [1, 3, 5] : six ? [2, 4, 6] : [2, 4],
    }),
  },
  {
    kind: 'repeat',
    isSpan: true,
    pattern: /(?:(?<now>今明)|明后)(?:两?天|两日)(?![天的内前交]|之[内前]|提交|完成)/,
    sure: true,
    read: ({ now }, { today }) => {
      const first = addDays(today, now ? 0 : 1);
      return { every: 'day', interval: 1, first, until: addDays(first, 1) };
    },
  },
  {
    kind: 'repeat',
    isSpan: true,
    // With an hour they are a timetable's.
    pattern: new RegExp(
      `(?<![下上这本每单双两隔第\\d一到]个?|${moved}.*)(?:周|星期)(?<days>[一二三四五六日天](?:[和及与、](?:周|星期)?[一二三四五六日天])+)的?(?=\\s*(?:${dayPart})?\\s*[\\d一二两三四五六七八九十]{1,3}[点:])(?!.*${moved})`,
    ),
    sure: true,
    read: ({ days = '' }) => {
      const named = [...days.replace(/[^一二三四五六日天]/g, '')].map(weekdayAt);
      return { every: 'week', interval: 1, weekdays: [...new Set(named)].sort() };
    },
  },
  {
    kind: 'repeat',
    pattern: /每逢?个?周末|(?<both>周末的?每天)/,
    sure: true,
    read: ({ both }) => ({ every: 'week', interval: 1, weekdays: both ? [6, 7] : [6] }),
  },
  {
    kind: 'repeat',
    // Of 周二四六级 it is the second that has a figure.
    pattern: new RegExp(
      `(?<![每上下这本隔两二三四五])(?:周|星期)(?<days>[一二三四五六日天](?:[、,，]?[一二三四五六日天](?!${measures})){2,6}(?!${measures})|[一二三四五六日天][、,，]?[一二三四五六日天](?=$|\\s|[早上中下晚])|[一二三四五六日天](?:(?:周|星期)[一二三四五六日天](?!${measures}))+)`,
    ),
    read: ({ days = '' }) => {
      const named = [...days.replace(/周|星期|[、,，]/g, '')].map(weekdayAt);
      const isRising = named.every((each, at) => at === 0 || each > (named[at - 1] ?? 0));
      return isRising ? { every: 'week', interval: 1, weekdays: named } : undefined;
    },
  },
  {
    kind: 'repeat',
    pattern: new RegExp(
      `每个?月(?:的?(?:(?<date>${zhNumber})[日号]|(?<last>最后一天|月?[底末]))|(?!最后|第|[一二三四五六七八九十\\d]?[次遍回]))`,
    ),
    sure: true,
    read: ({ date, last }) => {
      if (last !== undefined) return { every: 'month', interval: 1, date: -1 };
      if (date === undefined) return { every: 'month', interval: 1 };
      const number = upTo(date, 31);
      return number === undefined ? undefined : { every: 'month', interval: 1, date: number };
    },
  },
  {
    kind: 'repeat',
    pattern:
      /每(?:(?<count>[两二三四五六2-6])个月(?!一?[次遍回]|[的亮])|(?:(?<quarter>季度)|半年)(?=$|[\s,，]))/,
    sure: ({ count }) => count !== undefined,
    read: ({ count, quarter }) => ({
      every: 'month',
      interval: count ? numberOf(count) : quarter ? 3 : 6,
    }),
  },
  {
    kind: 'repeat',
    pattern: new RegExp(
      `每年的?(?=\\s*(?:1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月${zhNumber}[日号]?(?!\\d))|(?<=\\d月\\d{1,2}[日号]?的?\\s?)每年`,
    ),
    sure: true,
    read: () => yearly,
  },
  {
    kind: 'remind',
    pattern: new RegExp(
      `提前(?<count>${zhNumber}|半)个?(?<half>半)?(?<unit>分钟|刻钟|小时|钟头|天|周|星期)(?:提醒我|通知我|叫我|(?:提醒|通知)?(?![\\u4e00-\\u9fff]))`,
    ),
    sure: true,
    read: ({ count = '', half, unit = '' }) => {
      const number = count === '半' ? 0.5 : numberOf(count) + (half ? 0.5 : 0);
      const minutes =
        { 分钟: 1, 刻钟: 15, 小时: 60, 钟头: 60, 天: 1440, 周: 10_080, 星期: 10_080 }[unit] ??
        Number.NaN;
      return Number.isNaN(number * minutes) ? undefined : Math.round(number * minutes);
    },
  },
  {
    kind: 'remind',
    // Only at a time of day can somebody be reminded at that time.
    pattern:
      /^\s*(?:请|麻烦|记得)?提醒我(?=.*[\d一二三四五六七八九十两]\s*[点：:])|(?:准[时点]|到[时点]|按时)提醒(?:一下)?我?(?!我?的|我?[们妈爸家])/,
    sure: true,
    read: () => 0,
  },
];
