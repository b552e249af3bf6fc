import { inTurns } from './in-turns.ts';
import { hoursOfLabel } from './labels.ts';
import type { PageLine } from './page-table.ts';
import { partsOfLine, place, time } from './parts-of-line.ts';
import type { PageLesson } from './reader.ts';
import { timeIn } from './time-in.ts';

const labels = {
  /** What a timetable has no place for. */
  note: /学分|学时|考核|教学班|教学楼|备注|校区|campus|分组|班级|人数|课程(?!名称|$)/,
  teacher: /老师|教师|teacher|lecturer|tutor/i,
  time: /周次|周数|单双周|节\/周|周\/节|时间|节次|weeks?|periods?/i,
  classroom: /教室|地点|场地|room|venue|location/i,
  name: /^name$|课程/i,
} as const;
type Part = keyof typeof labels;

const label =
  '任课教师|授课教师|教师|老师|上课地点|地点|教室|场地|周次|周数|时间|节次|课程|teacher|lecturer|room|venue|location|weeks?|' +
  '校区|campus|教学班(?:名称|组成)?|班级|考核方式|选课备注|备注|课程名称|课程号|课程学时组成|周学时|总学时|学分';
const labelled = new RegExp(`^(${label})\\s*[:：]\\s*`, 'i');
/** Where a line goes on with something else that is labelled. */
const nextLabel = new RegExp(`[;；\\s](?=(?:${label})\\s*[:：])`, 'i');
const kinds =
  /^[[(（]?(必修|选修|限选|任选|公选|公共|专业|考试|考查|理论|讲课|讲授|实践|通识)[^0-9]{0,8}[\])）]?$/;
/** '选课号：F-1', '总人数：60' */
const figure = /^\p{Script=Han}{0,4}[号数码][:：]/u;
/** Of a kind of lesson or a change of it, and the code of a course before its name. */
const marks = /^(\[[\w.-]+\]|\d{5,} |【[调停补换]】|[★☆◇◆○●□■〇◎*])+|(\[\d+\]|[★☆◇◆○●□■〇◎*])+$/g;

/** No cell has more, and what it says is compared with all of it. */
const mostLines = 500;

/** The lessons that one cell tells, in the order of its lines. */
export function lessonsInCell(
  lines: readonly PageLine[],
  place: { weekday: number; periods: string },
): PageLesson[] {
  const blocks = inTurns(lines.slice(0, mostLines)).flatMap((each) => blocksOf(partsOf(each)));
  return blocks.flatMap((block) => {
    const lesson = lessonOf(block);
    // A time without a name is told, and anything else without one is no lesson.
    return lesson.course_name || block.some(isWhen)
      ? [
          {
            ...lesson,
            weekday: lesson.weekday || place.weekday,
            periods: lesson.periods || place.periods,
          },
        ]
      : [];
  });
}

/** A line may say several things, each after its label; where every line is a whole lesson, so are its parts. */
function partsOf(lines: readonly PageLine[]): PageLine[] {
  const written = lines.filter(({ text }) => text !== '' && !rule.test(text));
  const whole = written.map(partsOfWhole);
  if (whole.length > 0 && whole.every((parts) => parts !== undefined))
    return whole.flatMap((parts, at) =>
      [...parts, ''].map((text) => ({ label: '', region: '', ...written[at], text })),
    );
  return lines.flatMap((line) =>
    line.text
      .split(nextLabel)
      .flatMap((text) => roomApart(text.trim().replace(/[;；]$/, '')))
      .flatMap((text) => hoursApart(text))
      .flatMap((text) => teacherBefore.exec(text)?.slice(1) ?? unlabelled(text))
      .map((text) => ({ ...line, text })),
  );
}

/** What is labelled is one thing: '时间:4,6,10-12周'. */
const unlabelled = (text: string) => (labelled.test(text) ? [text] : partsOfLine(text));

/** Its name before its time, and a sign or a space between each and the next. */
function partsOfWhole(line: PageLine): string[] | undefined {
  if (line.label !== '' || nextLabel.test(line.text)) return undefined;
  const parts = partsOfLine(line.text);
  if (parts.length > 1) return time.test(parts[0] ?? '') ? undefined : parts;
  return isWhole(line)
    ? line.text.split(' ', mostWords).filter((word) => !aside.test(word))
    : undefined;
}

const rule = /^[-—=_]{3,}$/;
const isWhole = (line: PageLine): boolean =>
  /^\S*\p{Script=Han}\S* ./u.test(line.text) &&
  isTime(saidBy(line)) &&
  !teacherBefore.test(line.text);
const mostWords = 30;
/** A class, and how many are in it. */
const aside = /^\d{1,3}$|班$/;
/** '陈二 1-5,9-15(单)周' */
const teacherBefore = /^((?![周星第单双])\p{Script=Han}{2,4}) (\d[\d,()单双周-]*周)$/u;

/** '1-5周,9周,星期1,第1节-第2节,东校区,A-302' says its place behind its time. */
export function roomApart(text: string): string[] {
  const end = Math.max(text.lastIndexOf('节'), text.lastIndexOf(']')) + 1;
  const [when, where] = [text.slice(0, end), text.slice(end)];
  return when.includes('周') && /^[,，/ ]+[^周]+$/.test(where)
    ? [when, where.slice(1).replaceAll(',', ' ').trim()]
    : [text];
}

/** 'Calculus III 11:00 AM - noon' */
function hoursApart(text: string): string[] {
  const [found] = span.exec(text.slice(0, longestSpan)) ?? [];
  if (!found) return [text];
  return text
    .split(found)
    .toSpliced(1, 0, found)
    .map((part) => part.trim())
    .filter(Boolean);
}
const clock = '(?:\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\.?|\\d{1,2}:\\d\\d|noon)';
const span = new RegExp(`\\b(?:${clock}|\\d{1,2}) ?(?:[-–—~至]|to) ?${clock}`, 'i');
const longestSpan = 200;

interface Said {
  part: Part | 'hours' | undefined;
  text: string;
}

/** A lesson ends with a blank line or a rule, where a name follows what is labelled, or where times recur. */
function blocksOf(lines: readonly PageLine[]): Said[][] {
  const blocks: Said[][] = [[]];
  for (const line of lines) {
    const current = blocks.at(-1) ?? [];
    if (rule.test(line.text) || line.text === '') {
      if (current.some(isWhen)) blocks.push([]);
      continue;
    }
    const said = saidBy(line);
    const begins = said.part === 'name' || (said.part === undefined && isLabelled(current));
    if (begins && current.some(isWhen)) blocks.push([said]);
    else current.push(said);
  }
  const whole: Said[][] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    // What has no time of its own belongs to what stands before it.
    if (before && !(block.some(isWhen) && before.some(isWhen))) before.push(...block);
    else if (block.length > 0) whole.push(block);
  }
  return whole.flatMap(recurring);
}

const isTime = ({ part }: Said): boolean => part === 'time';
/** At which weeks, or at which hours. */
const isWhen = ({ part }: Said): boolean => part === 'time' || part === 'hours';
const isLabelled = (block: readonly Said[]): boolean =>
  block.some(({ part }) => part === 'classroom' || part === 'teacher');

/** A list of lessons without anything between them: each is as far from its time as the first. */
function recurring(block: Said[]): Said[][] {
  const times = block.flatMap((each, index) => (isTime(each) ? [index] : []));
  const [first = 0] = times;
  if (times.length < 2 || first === 0) return [block];
  // Where the same stands behind each, they are the times of one course.
  const behind = times.map((index, at) => block.slice(index, times[at + 1]));
  if (new Set(behind.map(shapeOf)).size === 1 && behind[0]?.[1])
    return behind.map((each) => [...block.slice(0, first), ...each]);
  const starts = times.map((index) => index - first);
  if (starts.some((start, at) => at > 0 && start <= (times[at - 1] ?? 0))) return [block];
  return starts.map((start, at) => block.slice(start, starts[at + 1]));
}

const shapeOf = (block: readonly Said[]): string =>
  block
    .map(({ part, text }) =>
      part === 'time' ? timeIn(text).weeks !== '' : (part ?? place.test(text)),
    )
    .join();

function saidBy({ text, label }: PageLine): Said {
  const prefix = labelled.exec(text)?.[1];
  const plain = text.replace(labelled, '').trim();
  const parts = Object.entries(labels) as [Part, RegExp][];
  const of = (words: string) => parts.find(([, is]) => is.test(words))?.[0];
  const named = label ? of(label) : undefined;
  // A remark may name a place of its own.
  const part = named === 'note' ? named : ((prefix && of(prefix)) ?? named);
  if (part === 'time' && /节次|period/i.test(prefix ?? label) && /^\d[\d,-]*$/.test(plain))
    return { part, text: `${plain}节` };
  if (part) return { part, text: plain };
  if (isHours(plain)) return { part: 'hours', text: plain };
  return { part: time.test(text.normalize('NFKC')) ? 'time' : undefined, text: plain };
}

const isHours = (text: string): boolean => span.exec(text.slice(0, longestSpan))?.[0] === text;

function lessonOf(block: readonly Said[]): PageLesson {
  const of = (part: Said['part'], between = ' ') =>
    block
      .filter((each) => each.part === part)
      .map(({ text }) => text)
      .join(between)
      .trim();
  const when = block.findIndex(isWhen);
  const rest = block
    .map(({ part, text }, at) => ({ part, text, isBehind: at > when }))
    .filter(
      ({ part, text }, at) =>
        part === undefined && (at === 0 || !(kinds.test(text) || figure.test(text))),
    );
  const course_name = nameIn(of('name') || rest.shift()?.text || '');
  // A place stands behind the time, or anywhere.
  const places = rest.filter(({ text }) => place.test(text));
  const room = of('classroom') ? undefined : (places.find(({ isBehind }) => isBehind) ?? places[0]);
  const said = timeIn(of('time', ';'));
  return {
    course_name,
    teacher: (of('teacher') || (rest.find((each) => each !== room)?.text ?? '')).replace(
      twice,
      '$1',
    ),
    classroom: of('classroom') || (room?.text ?? ''),
    ...said,
    periods: said.periods || hoursOfLabel(of('hours')),
    text: block.map(({ text }) => text).join(' '),
  };
}

/** '陈二(陈二)' */
const twice = /^([^()]{2,20})\(\1\)$/;

export const nameIn = (text: string): string => text.replace(marks, '').trim();
