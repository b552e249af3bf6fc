import type { CoursePlan } from '@board/contracts/calls/courses';

/** Linear Algebra, Wednesdays in periods 1 and 2, all term long. */
export function somePlan(change: Partial<CoursePlan> = {}): CoursePlan {
  return {
    id: '01930000-0000-7000-8000-00000000c001',
    term_id: '01930000-0000-7000-8000-00000000e001',
    course_name: 'Linear Algebra',
    teacher: 'Prof. Lin',
    color: 1,
    note: '',
    source: 'own',
    meetings: [
      {
        id: '01930000-0000-7000-8000-00000000a001',
        weekday: 3,
        weeks: '1-16周',
        periods: '1-2节',
        time: null,
        classroom: 'A-302',
        teacher: '',
      },
    ],
    sessions: [],
    changes: [],
    version: 1,
    created_at: '2026-09-01T00:00:00.000Z',
    updated_at: '2026-09-01T00:00:00.000Z',
    ...change,
  };
}
