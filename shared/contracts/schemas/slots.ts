import { type Static, type TSchema, Type } from 'typebox';
import type { SlotPlace } from '../constants/slots.ts';
import { DateOnly, Id, Strict } from './common.ts';

const Named = Type.String({ minLength: 1 });
const day = '2026-11-18';
const id = '01930000-0000-7000-8000-000000000001';

const BoardProps = Strict({
  /** The id under which the board placed it. */
  moduleId: Named,
});
const Nothing = Strict({});
const DayProps = Strict({ day: DateOnly });
const TaskProps = Strict({ id: Id, title: Named, date: DateOnly, completed: Type.Boolean() });
/** From its Monday to its Sunday. */
const WeekProps = Strict({ start: DateOnly, end: DateOnly });
const CourseProps = Strict({ id: Id, name: Named });
/** `date` is the day of the lesson by which it was found. */
const CoursePageProps = Strict({ ...CourseProps.properties, date: DateOnly });
const RecordProps = Strict({
  id: Id,
  type: Type.Union([Type.Literal('income'), Type.Literal('expense')]),
  amount: Type.Number(),
  /** Empty where somebody gave none. */
  category: Type.String(),
  date: DateOnly,
});
/** What was asked; empty where nothing was yet, for what might be. */
const AskedProps = Strict({ message: Type.String() });

/**
 * What each place passes, and an example of it. The types, the mock shell of the test-kit, which
 * holds what a remote passes, and the tests of shell and remotes all come from here.
 */
export const slotContracts = {
  board: { props: BoardProps, example: { moduleId: 'finance' } },
  header: { props: Nothing, example: {} },
  aside: { props: Nothing, example: {} },
  morning: { props: DayProps, example: { day } },
  day: { props: DayProps, example: { day } },
  task: { props: TaskProps, example: { id, title: 'Lab report', date: day, completed: false } },
  'week-review': { props: WeekProps, example: { start: '2026-11-16', end: '2026-11-22' } },
  course: { props: CourseProps, example: { id, name: 'Linear Algebra' } },
  'course-page': { props: CoursePageProps, example: { id, name: 'Linear Algebra', date: day } },
  record: {
    props: RecordProps,
    example: { id, type: 'expense', amount: 18.5, category: 'food', date: day },
  },
  asked: { props: AskedProps, example: { message: 'Share my timetable' } },
} as const satisfies Record<SlotPlace, { props: TSchema; example: unknown }>;

export type SlotProps = {
  [Place in SlotPlace]: Static<(typeof slotContracts)[Place]['props']>;
};
