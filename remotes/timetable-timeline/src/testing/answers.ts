import { listCourses } from '@board/contracts/calls/courses';
import { type Exam, listExams } from '@board/contracts/calls/exams';
import { listTasks, type Task } from '@board/contracts/calls/tasks';
import { listTerms, type Term } from '@board/contracts/calls/terms';
import { mockApi } from '@board/test-kit';
import type { Lesson } from '../plan/lessons.queries.ts';

export function onePage<Item>(items: readonly Item[]) {
  const pagination = {
    page: 1,
    limit: 100,
    total: items.length,
    total_pages: 1,
    has_next: false,
    has_prev: false,
  };
  return { items: [...items], pagination };
}

interface Board {
  lessons?: readonly Lesson[];
  terms?: readonly Term[];
  tasks?: readonly Task[];
  exams?: readonly Exam[];
}

/** An API with a timetable; a range of days answers what lies in it. */
export function timetableApi({ lessons = [], terms = [], tasks = [], exams = [] }: Board = {}) {
  return mockApi()
    .on(listCourses, ({ query }) =>
      onePage(
        lessons.filter(
          ({ date }) => date >= (query?.start_date ?? '') && date <= (query?.end_date ?? '9'),
        ),
      ),
    )
    .on(listExams, ({ query }) =>
      onePage(exams.filter(({ date }) => date >= (query?.start_date ?? ''))),
    )
    .on(listTerms, () => onePage(terms))
    .on(listTasks, () => onePage(tasks));
}
