import type { Locale } from '@board/contracts/constants/locales';

interface TaskSaid {
  late: boolean;
  minutes: number | null;
  place: string | undefined;
  /** How many more are open today. */
  others: number;
}

interface Words {
  title: Record<'morning' | 'sunday', string>;
  at: (time: string, name: string, room: string) => string;
  exam: (time: string, name: string, room: string, seat: string) => string;
  day: (lessons: number, exams: number) => string;
  due: (time: string | null, title: string) => string;
  task: (said: TaskSaid) => string;
  maySpend: (left: number) => string;
  ofMonth: (left: number) => string;
  week: (done: number, planned: number) => string;
  leftOver: (left: number, spent: number, exams: number) => string;
}

const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const money = (amount: number): string => `¥${amount.toLocaleString('en', places)}`;
const some = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean);
const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** The same lines on the board, in a push message and in a mail. */
export const briefWords: Record<Locale, Words> = {
  'zh-CN': {
    title: { morning: '早上好', sunday: '本周回顾' },
    at: (time, name, room) => some(`${time.slice(0, 5)} ${name}`.trim(), room).join('，'),
    exam: (time, name, room, seat) =>
      some(`${time.slice(0, 5)} 考试：${name}`.trim(), room, seat && `座位 ${seat}`).join('，'),
    day: (lessons, exams) =>
      some(
        `今天${lessons > 0 ? `共 ${lessons} 节课` : '没有课'}`,
        exams > 0 && `${exams} 场考试`,
      ).join('，'),
    due: (time, title) => (time ? `${time.slice(0, 5)} ${title}` : title),
    task: ({ late, minutes, place, others }) =>
      some(
        late && '已逾期',
        minutes !== null && `约 ${minutes} 分钟`,
        place && `${place} 有空`,
        others > 0 && `另有 ${others} 项`,
      ).join('，') || '今天要做',
    maySpend: (left) => (left < 0 ? `今天已超支 ${money(-left)}` : `今天可花 ${money(left)}`),
    ofMonth: (left) => (left < 0 ? `本月已超支 ${money(-left)}` : `本月还剩 ${money(left)}`),
    week: (done, planned) => `本周完成 ${done} / ${planned} 项`,
    leftOver: (left, spent, exams) =>
      some(
        left > 0 ? `剩下 ${left} 项` : '没有剩下的',
        `花了 ${money(spent)}`,
        exams > 0 && `两周内 ${exams} 场考试`,
      ).join('，'),
  },
  en: {
    title: { morning: 'Good morning', sunday: 'The week in review' },
    at: (time, name, room) => some(`${time.slice(0, 5)} ${name}`.trim(), room).join(', '),
    exam: (time, name, room, seat) =>
      some(`${time.slice(0, 5)} exam: ${name}`.trim(), room, seat && `seat ${seat}`).join(', '),
    day: (lessons, exams) =>
      some(
        lessons > 0 ? `${many(lessons, 'lesson')} today` : 'No lessons today',
        exams > 0 && many(exams, 'exam'),
      ).join(', '),
    due: (time, title) => (time ? `${time.slice(0, 5)} ${title}` : title),
    task: ({ late, minutes, place, others }) =>
      some(
        late && 'overdue',
        minutes !== null && `about ${minutes} min`,
        place && `free at ${place}`,
        others > 0 && `${others} more`,
      ).join(', ') || 'to do today',
    maySpend: (left) =>
      left < 0 ? `${money(-left)} over for today` : `${money(left)} to spend today`,
    ofMonth: (left) =>
      left < 0 ? `${money(-left)} over for the month` : `${money(left)} left this month`,
    week: (done, planned) => `${done} of ${planned} done this week`,
    leftOver: (left, spent, exams) =>
      some(
        left > 0 ? `${left} left over` : 'nothing left over',
        `${money(spent)} spent`,
        exams > 0 && `${many(exams, 'exam')} in two weeks`,
      ).join(', '),
  },
};
