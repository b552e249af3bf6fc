import type { Task } from '@board/contracts/calls/tasks';
import { timeOf } from '@board/time';
import type { Exam } from '../exams/exams.queries.ts';
import type { Lesson } from '../plan/lessons.queries.ts';

export type NextThing =
  | { kind: 'lesson'; lesson: Lesson }
  | { kind: 'exam'; exam: Exam }
  | { kind: 'task'; task: Task };

interface Ahead {
  lessons: readonly Lesson[];
  exams: readonly Exam[];
  /** Those that are still to be done. */
  tasks: readonly Task[];
}

/** What comes first of a course from this minute on; what is overdue comes before all. */
export function nextThing(
  { lessons, exams, tasks }: Ahead,
  today: string,
  now: number,
): NextThing | undefined {
  const ends = ({ date, time }: { date: string; time: string | null }) =>
    `${date} ${time?.slice(6) ?? '24:00'}`;
  const present = `${today} ${timeOf(now)}`;
  const all = [
    ...lessons.map((lesson) => ({ at: ends(lesson), thing: { kind: 'lesson', lesson } as const })),
    ...exams.map((exam) => ({ at: ends(exam), thing: { kind: 'exam', exam } as const })),
  ].filter(({ at }) => at > present);
  const due = tasks.map((task) => ({ at: ends(task), thing: { kind: 'task', task } as const }));
  return [...all, ...due].sort((one, other) => (one.at < other.at ? -1 : 1))[0]?.thing;
}
