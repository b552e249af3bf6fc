import type { BodyOf, ReplyOf } from '@board/contracts/calls/call';
import {
  createExam,
  deleteExam,
  type Exam,
  type ExamEdit,
  getExam,
  listExams,
  restoreExam,
  updateExam,
} from '@board/contracts/calls/exams';
import { listRevisions } from '@board/contracts/calls/planning';
import { listTasks } from '@board/contracts/calls/tasks';
import { usualExamReminders } from '@board/contracts/constants/exams';
import { pageLimit } from '@board/contracts/constants/limits';
import { newId, type Patch, patch, planWrite, unsure, useApi, useSend } from '@board/platform';
import { useCallback } from 'react';

export type { Exam };

export const useExam = (id: string) => useApi(getExam, { params: { id } });

/** A week, a term: more than a page of them has nobody. */
export const useExamsBetween = (start_date: string, end_date: string) =>
  useApi(listExams, { query: { start_date, end_date, limit: pageLimit.max } });

export const useExamsFrom = (start_date: string) =>
  useApi(listExams, { query: { start_date, limit: pageLimit.max } });

/** What is still to be handed in, the soonest first. */
export const useAssignmentsFrom = (start_date: string, limit: number) =>
  useApi(listTasks, { query: { assignment: true, completed: false, start_date, limit } });

export const useExamsOf = (course: string) =>
  useApi(listExams, course === '' ? null : { query: { course, limit: pageLimit.max } });

/** How far the plans of revision are. */
export const useRevisions = () => useApi(listRevisions, {});

type NewExam = BodyOf<typeof createExam>;

const create = planWrite(createExam, {
  shows: ({ body }) => shownAs(fresh(body)),
  settles: shownAs,
  waits: ({ body }) => fresh(body),
});
const update = planWrite<typeof updateExam, Exam>(updateExam, {
  shows: ({ body }, before) => shownAs(changed(before, body)),
  settles: shownAs,
  waits: ({ body }, before) => changed(before, body),
});
const remove = planWrite<typeof deleteExam, Exam>(deleteExam, {
  shows: ({ params }) => [patch(listExams, (page) => without(page, params.id))],
  waits: () => ({ success: true }),
});
/** What came with a class goes and comes without its face. */
const restore = planWrite<typeof restoreExam, Exam | undefined>(restoreExam, {
  shows: (_, exam) => (exam ? shownAs(exam) : []),
  settles: shownAs,
  waits: (_, exam) => exam,
});

export function useExamWrites() {
  const add = useSend(create);
  const change = useSend(update);
  const takeAway = useSend(remove);
  const bringBack = useSend(restore);
  return {
    add: (body: NewExam) => add({ body }),
    update: useCallback(
      (seen: Exam, body: Partial<ExamEdit>) => change({ params: { id: seen.id }, body }, { seen }),
      [change],
    ),
    remove: (seen: Exam) => takeAway({ params: { id: seen.id } }, { seen }),
    restore: (seen: Exam) => bringBack({ params: { id: seen.id } }, { seen }),
  };
}

/** All that can be set of it, as it is. */
export const editOf = ({
  id: _,
  version: __,
  created_at: ___,
  updated_at: ____,
  ...edit
}: Exam): ExamEdit => edit;

type Page = ReplyOf<typeof listExams>;

/** Wherever it belongs now, and nowhere else; of several pages only the server knows all. */
function shownAs(exam: Exam): Patch[] {
  return [
    patch(listExams, (page, { searchParams }) => {
      const rest = without(page, exam.id);
      const items = [...rest.items, exam].sort(byDay);
      const next = belongs(exam, searchParams) ? withItems(rest, items) : rest;
      return page.pagination.total_pages > 1 ? unsure(next) : next;
    }),
  ];
}

const without = (page: Page, id: string): Page =>
  withItems(
    page,
    page.items.filter((each) => each.id !== id),
  );

const withItems = (page: Page, items: Exam[]): Page => ({
  items,
  pagination: {
    ...page.pagination,
    total: page.pagination.total + items.length - page.items.length,
  },
});

const belongs = ({ date, course }: Exam, query: URLSearchParams): boolean =>
  date >= (query.get('start_date') ?? '') &&
  date <= (query.get('end_date') ?? '9') &&
  (!query.has('course') || query.get('course') === course);

/** As the server sorts. */
const byDay = (one: Exam, other: Exam): number => (placeOf(one) < placeOf(other) ? -1 : 1);
const placeOf = ({ date, time, id }: Exam) => `${date} ${(time ?? '').padEnd(11)} ${id}`;

const changed = (before: Exam, fields: Partial<ExamEdit> = {}): Exam => ({
  ...before,
  ...fields,
  version: before.version + 1,
});

function fresh({ id = newId(), ...fields }: NewExam): Exam {
  const now = new Date().toISOString();
  return {
    id,
    course: '',
    time: null,
    room: '',
    seat: '',
    weight: null,
    note: '',
    remind_days: usualExamReminders,
    version: 1,
    created_at: now,
    updated_at: now,
    ...fields,
  };
}
