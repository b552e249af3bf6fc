import { listCourses } from '@board/contracts/calls/courses';
import { type Exam, listExams } from '@board/contracts/calls/exams';
import { listTasks, type Task } from '@board/contracts/calls/tasks';
import { listTerms, type Term } from '@board/contracts/calls/terms';
import { mockApi, pageOf } from '@board/test-kit';
import type { Lesson } from '../plan/lessons.queries.ts';

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
      pageOf(
        lessons.filter(
          ({ date }) => date >= (query?.start_date ?? '') && date <= (query?.end_date ?? '9'),
        ),
      ),
    )
    .on(listExams, ({ query }) =>
      pageOf(exams.filter(({ date }) => date >= (query?.start_date ?? ''))),
    )
    .on(listTerms, () => pageOf(terms))
    .on(listTasks, () => pageOf(tasks));
}
