import * as feedCalls from '@board/contracts/calls/calendar-feed';
import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import type { SignedIn, TestApp } from '../../../testing/test-app.ts';

/** A new address; an older one is gone with it. */
export const rotate = async (who: SignedIn) =>
  (await who.call(feedCalls.rotateCalendarFeed, {})).body.url ?? '';

export const pathOf = (url: string) => new URL(url).pathname;

export const download = (board: TestApp, url: string) => board.anybody.send('GET', pathOf(url));

/** A term with a holiday and its make-up day, one lesson moved and one cancelled. */
export async function fillTerm(who: SignedIn) {
  const term = (
    await who.call(termCalls.createTerm, {
      body: {
        name: 'Autumn',
        first_monday: '2026-09-07',
        weeks: 18,
        day_changes: [
          { date: '2026-10-05', runs: 'off', note: 'Holiday' },
          { date: '2026-10-10', runs: 'as', week: 5, weekday: 1, note: '' },
        ],
      },
    })
  ).body;
  const course = (
    await who.call(calls.createCourse, {
      body: {
        course_name: '线性代数; 上, with a name so long that its line has to be folded somewhere',
        teacher: 'Prof. Lin',
        term_id: term.id,
        meetings: [
          { weekday: 1, periods: '1-2', weeks: '1-16周', classroom: 'A-302' },
          { weekday: 3, periods: '3-4', weeks: '1-15周(单)', classroom: 'A-302' },
        ],
      },
    })
  ).body;
  await who.call(calls.createCourse, {
    body: { course_name: 'Talk', date: '2026-11-20', periods: '', time: '18:10-19:00' },
  });
  const [monday] = course.meetings;
  const place = { id: course.id, meeting_id: monday?.id ?? '' };
  await who.call(calls.changeLesson, {
    params: { ...place, date: '2026-11-16' },
    body: { new_date: '2026-11-19', periods: '6-7', classroom: 'B-105' },
  });
  await who.call(calls.changeLesson, {
    params: { ...place, date: '2026-11-23' },
    body: { cancelled: true },
  });
  return place;
}
