import {
  changeLesson,
  getCoursePlan,
  resetLesson,
  updateCourse,
} from '@board/contracts/calls/courses';
import type { DayReading, DayThing } from '@board/platform';
import { boardState } from '@board/platform/host';
import { renderBoard } from '@board/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { timetableApi } from '../testing/answers.ts';
import { someLesson } from '../testing/some-lesson.ts';
import { somePlan } from '../testing/some-plan.ts';
import { someTerm } from '../testing/some-term.ts';
import { messages } from '../testing/texts.ts';

const term = someTerm();
const lesson = someLesson({ term_id: term.id });
const plan = somePlan();
const Lessons = remote.days.lessons;
const later = { date: '2026-11-20', time: '10:00-11:00' };

async function listen(options: Parameters<typeof renderBoard>[1] = {}) {
  const api = timetableApi({ lessons: [lesson], terms: [term] })
    .on(getCoursePlan, () => plan)
    .on(changeLesson, () => plan)
    .on(resetLesson, () => plan)
    .on(updateCourse, () => ({ ...plan, version: 2 }));
  let thing: DayThing | undefined;
  const tell = ({ things }: DayReading) => {
    thing = things?.[0];
  };
  const { person } = renderBoard(<Lessons start="2026-11-16" end="2026-11-22" tell={tell} />, {
    messages,
    ...options,
  });
  await waitFor(() => expect(thing).toBeDefined());
  const undo = async () => person.click(await screen.findByRole('button', { name: 'Undo' }));
  return { api, undo, thing: () => thing as DayThing };
}

test('a lesson is moved alone, and one press makes it as planned again', async () => {
  const { api, thing, undo } = await listen();
  act(() => thing().move?.(later));
  await undo();
  await waitFor(() => expect(api.requests(resetLesson)).toHaveLength(1));
  expect(api.requests(changeLesson)[0]?.body).toEqual({
    new_date: later.date,
    time: later.time,
    periods: null,
  });
});

test('it says how many go with it, moves those, and puts back what was', async () => {
  const { api, thing, undo } = await listen();
  expect(await thing().reaches?.(later)).toMatchObject([
    { id: 'one' },
    { id: 'following', text: '6 lessons, weeks 11–16' },
  ]);
  act(() => thing().move?.(later, 'following'));
  await undo();
  await waitFor(() => expect(api.requests(updateCourse)).toHaveLength(2));
  const [moved, back] = api.requests(updateCourse).map(({ body }) => body);
  expect(moved).toMatchObject({
    meetings: [
      { weekday: 3, weeks: '1-10周' },
      { weekday: 5, weeks: '11-16周', time: later.time },
    ],
  });
  expect(back).toMatchObject({ meetings: plan.meetings });
});

test('without a network it stays, and says why', async () => {
  const { thing } = await listen();
  act(() => {
    boardState.online = false;
  });
  await waitFor(() => expect(thing().fixed).toBe('You are offline: this needs the network'));
  expect(thing().move).toBeUndefined();
});
