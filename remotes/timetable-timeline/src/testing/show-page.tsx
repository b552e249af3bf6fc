import { getCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { type Calendar, listCalendars } from '@board/contracts/calls/calendars';
import { listClasses } from '@board/contracts/calls/classes';
import * as calls from '@board/contracts/calls/courses';
import { pageOf, renderBoard } from '@board/test-kit';
import { TimetablePage } from '../page/timetable-page.tsx';
import { timetableApi } from './answers.ts';
import { somePlan } from './some-plan.ts';
import { someTerm } from './some-term.ts';
import { messages } from './texts.ts';

export const term = someTerm();

interface Page {
  terms?: (typeof term)[];
  plans?: ReturnType<typeof somePlan>[];
  imports?: calls.CourseImport[];
  calendars?: Calendar[];
}

export function pageApi({
  terms = [term],
  plans = [somePlan()],
  imports = [],
  calendars = [],
}: Page = {}) {
  return timetableApi({ terms })
    .on(calls.listCoursePlans, () => pageOf(plans))
    .on(listClasses, () => ({ items: [] }))
    .on(calls.listCourseImports, () => pageOf(imports))
    .on(listCalendars, () => pageOf(calendars))
    .on(getCalendarFeed, () => ({ url: null, created_at: null }));
}

export function showPage(options: Parameters<typeof renderBoard>[1] = {}) {
  return renderBoard(<TimetablePage />, { messages, timeZone: 'UTC', ...options });
}
