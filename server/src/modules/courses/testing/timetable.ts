import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import type { SignedIn } from '../../../testing/test-app.ts';

export const autumn = { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 };

export const newTerm = async (who: SignedIn, change = {}) =>
  (await who.call(termCalls.createTerm, { body: { ...autumn, ...change } })).body;

/** A course of one meeting, on the Wednesdays of odd weeks. */
export async function algebra(who: SignedIn, termId: string, change = {}) {
  const meetings = [{ weekday: 3, periods: '第1-2节', weeks: '1-16周(单)', classroom: 'A-302' }];
  const body = { course_name: 'Linear Algebra', teacher: 'Prof. Lin', term_id: termId, meetings };
  return (await who.call(calls.createCourse, { body: { ...body, ...change } })).body;
}

export const lessons = async (who: SignedIn, start_date: string, end_date: string) =>
  (await who.call(calls.listCourses, { query: { start_date, end_date } })).body.items;
