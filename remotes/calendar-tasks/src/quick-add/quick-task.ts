import type { Priority } from '@board/contracts/constants/priorities';
import type { ReadWords } from '@board/platform';
import { endAfter, later, repeatRule, type Time } from '@board/time';
import type { Place, Taken } from '@board/time/words';
import { choiceFor, type RepeatChoice } from '../recurrence/repeat-choice.ts';
import { blankForm, type FormValues } from '../task/form-values.ts';
import { writeTags } from '../task/tags.ts';

export interface QuickTask {
  /** What was not understood, in its order. */
  title: string;
  date?: string;
  startTime?: string;
  endTime?: string;
  minutes?: string;
  course?: string;
  tags?: string;
  priority?: Priority;
  repeat?: RepeatChoice;
  hasReminder?: boolean;
  before?: readonly number[];
}

export interface QuickLine {
  task: QuickTask;
  /** The rule that the task comes by. */
  rule?: string;
  taken: readonly Taken[];
}

const kinds = ['day', 'time', 'duration', 'course', 'tag', 'repeat', 'remind', 'priority'] as const;

/** One line in either language, such as `高数作业 明天20:00 !高` or `essay fri 8pm !high`. */
export function quickTask(
  read: ReadWords | undefined,
  line: string,
  place: Place,
  without: readonly string[] = [],
  courses: readonly string[] = [],
): QuickLine {
  if (!read) return { task: { title: line.trim() }, taken: [] };
  const whole = read(line, place, { kinds, without, courses });
  // Without a time there is nothing to remind before, a span says its length: the words stay.
  const vain = whole.time ? whole.time.end && 'duration' : 'remind';
  const inVain = whole.taken.find(({ kind }) => kind === vain);
  const kept = inVain && [...without, inVain.words];
  const said = kept ? read(line, place, { kinds, without: kept, courses }) : whole;
  const { title, day, time, duration, course, tags, repeat, remind, priority, taken } = said;
  const rule = repeat && repeatRule(repeat, day ?? place.openDay);
  const task: QuickTask = {
    title,
    ...(day && { date: day }),
    ...(time && { startTime: time.start, endTime: time.end ?? endOfSpan(time.start, duration) }),
    ...(duration && { minutes: String(duration) }),
    ...(course && { course }),
    ...(tags && { tags: writeTags(tags) }),
    ...(priority && { priority }),
    ...(rule && { repeat: choiceFor({ recurrence: rule, date: day ?? place.openDay }) }),
    ...(remind !== undefined && { hasReminder: true, before: [remind] }),
  };
  return { task, taken, ...(rule && { rule }) };
}

/** The hour that nobody has said ends with its day. */
const endOfSpan = (start: Time, duration: number | undefined): Time =>
  duration ? endAfter(start, duration) : later(start);

export function quickForm({ title, ...quick }: QuickTask, date: string): FormValues {
  return { ...blankForm(date), ...quick, title };
}
