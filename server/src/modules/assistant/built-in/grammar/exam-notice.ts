import { textLength } from '@board/contracts/constants/limits';
import { later } from '@board/time';
import { type Place, readWords } from '@board/time/words';
import { mostAtOnce } from './money.ts';

export interface NotedExam {
  title: string;
  course: string;
  date: string;
  time?: string;
  room: string;
  seat?: string;
}

export interface ExamNotice {
  exams: NotedExam[];
  /** Lines that have figures and were not understood. */
  unclear: string[];
}

const mostLines = 40;
const longestLine = 300;

/** What kind of exam it is, and a colon or a line's end behind it. Who wants a task says so before. */
const heading =
  /^(?:【[^】]{1,20}】)?\s*(?:[^\s:,。提添新加记建]{0,24}?|(?:(?:my|our|the|upcoming|autumn|winter|spring|summer) )*)(?<kind>(?:期末|期中|结课|重修)?(?:考试|考核|测验)|补考|(?:final |midterm |resit )?(?:exam|test)|quiz|midterm|final)s?(?:时间)?(?:安排|通知|表| (?:timetable|schedule|notice|dates?))?\s*[:\n]\s*(?<rest>.+)$/is;
const labels =
  /(?:考试|考核)?(?:课程|科目|名称|时间|日期|地点|教室|考场)\s*:\s*|\b(?:course|subject|date|time|venue|location|place)\s*:\s*/gi;
const seats = /(?:座位号?|\bseat(?: no\.?| number)?)\s*:?\s*(?<seat>[\w-]{1,10})/i;
const rooms =
  /(?:^|[\s,(]|\bin |\bat )(?<room>(?:hall|room|rm\.?|building|lab|theatre)\s+\S+|[^\s,()]*(?:[教楼馆厅室房]|\d{3})[^\s,()]*)\)?$/i;
const edges = /^[\s,、:·-]+|(?:[\s,、:·-]|\b(?:on|at|in))+$/gi;
/** What one does for an exam is none. */
const doing =
  /^(?:复习|准备|预习|报名|带|请|记得|(?:revise|review|prepare|study|bring|register|buy)\b)/i;

/** Exams as a notice lists them, one behind another; undefined where it is none, and empty where no day is told. */
export function readExamNotice(
  text: string,
  place: Place,
  names: readonly string[] = [],
): ExamNotice | undefined {
  const { kind = '', rest } = heading.exec(text)?.groups ?? {};
  if (rest === undefined) return undefined;
  const title = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isDay = (words: string) => readWords(words, place, { kinds: ['day'], asked: true }).day;
  const lines = rest.split(/[\n;。]/).filter((line) => line.trim() !== '');
  if (lines.length > mostLines || lines.some((line) => line.length > longestLine)) return undefined;
  const parts = lines.flatMap((line) => {
    const clauses = line.split(',');
    return clauses.every(isDay) ? clauses : [line];
  });
  // One line alone may as well be a task: 'final: pay the rent tomorrow'.
  const known = parts.length > 1 ? undefined : names;
  const found = parts.map((words) => ({ words, exam: examIn(words, title, place, known) }));
  const exams = found.flatMap(({ exam }) => exam ?? []);
  return {
    exams: exams.slice(0, mostAtOnce),
    unclear: [
      ...found.flatMap(({ words, exam }) => (exam || !/\d/.test(words) ? [] : [words.trim()])),
      ...exams.slice(mostAtOnce).map(({ course, date }) => `${course} ${date}`),
    ],
  };
}

/** Without its hours and its room only of one of these courses, if they are given. */
function examIn(
  words: string,
  title: string,
  place: Place,
  known?: readonly string[],
): NotedExam | undefined {
  const seat = seats.exec(words)?.groups?.seat;
  const plain = words.replace(seats, ' ').replace(labels, ' ');
  const said = readWords(plain, place, { kinds: ['day', 'time'], asked: true });
  const left = said.title.replace(edges, '');
  const room = rooms.exec(left)?.groups?.room ?? '';
  const course = left.replace(room === '' ? '' : rooms, '').replace(edges, '');
  const { start, end = start && later(start) } = said.time ?? {};
  const isWrong =
    course === '' || doing.test(course) || Math.max(course.length, room.length) > textLength.name;
  const isSure = !known || room !== '' || said.time?.end !== undefined || known.includes(course);
  if (said.day === undefined || isWrong || !isSure) return undefined;
  return {
    title,
    course,
    date: said.day,
    ...(start && { time: `${start}-${end}` }),
    room,
    ...(seat && { seat }),
  };
}
