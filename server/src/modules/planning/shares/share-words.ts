import type { Locale } from '@board/contracts/constants/locales';

interface Words {
  of: (name: string) => string;
  week: (first: string, last: string) => string;
  weekdays: readonly string[];
  day: (weekday: string, date: string) => string;
  busy: string;
  nothing: string;
  before: string;
  after: string;
  together: string;
  until: (date: string, zone: string) => string;
  over: string;
}

const monthDay = (date: string) => [Number(date.slice(5, 7)), Number(date.slice(8))] as const;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const english = (date: string): string => {
  const [month, day] = monthDay(date);
  return `${day} ${months[month - 1]}`;
};
/** A month that holds for both days is named once. */
const isOneMonth = (first: string, last: string): boolean => first.slice(0, 7) === last.slice(0, 7);
const chinese = (date: string): string => {
  const [month, day] = monthDay(date);
  return `${month}月${day}日`;
};

export const shareWords: Record<Locale, Words> = {
  'zh-CN': {
    of: (name) => `${name} 的课程表`,
    week: (first, last) =>
      `${chinese(first)}–${isOneMonth(first, last) ? `${Number(last.slice(8))}日` : chinese(last)}`,
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    day: (weekday, date) => `${chinese(date)} ${weekday}`,
    busy: '有安排',
    nothing: '没有安排',
    before: '上一周',
    after: '下一周',
    together: '看看大家什么时候有空',
    until: (date, zone) => `链接到 ${chinese(date)} 为止。时间以 ${zone} 为准。`,
    over: '这个链接已过期或已结束。',
  },
  en: {
    of: (name) => `Timetable of ${name}`,
    week: (first, last) =>
      isOneMonth(first, last)
        ? `${Number(first.slice(8))}–${english(last)}`
        : `${english(first)} – ${english(last)}`,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    day: (weekday, date) => `${weekday} ${english(date)}`,
    busy: 'Busy',
    nothing: 'Nothing planned',
    before: 'Week before',
    after: 'Week after',
    together: 'When are we both free?',
    until: (date, zone) => `The link ends on ${english(date)}. Times are those of ${zone}.`,
    over: 'This link has expired or was ended.',
  },
};
