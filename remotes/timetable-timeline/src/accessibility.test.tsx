import { getCalendarFeed } from '@board/contracts/calls/calendar-feed';
import { listCourseImports, listCoursePlans } from '@board/contracts/calls/courses';
import { pageOf, renderBoard } from '@board/test-kit';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { TimetablePage } from './page/timetable-page.tsx';
import { CoursesPanel } from './panel/courses-panel.tsx';
import { timetableApi } from './testing/answers.ts';
import { labReport } from './testing/lab-report.ts';
import { loadLayers } from './testing/load-layers.ts';
import { someLesson } from './testing/some-lesson.ts';
import { somePlan } from './testing/some-plan.ts';
import { someTerm } from './testing/some-term.ts';
import { messages } from './testing/texts.ts';
import { TimelinePanel } from './timeline/timeline-panel.tsx';

loadLayers();

// jsdom draws nothing: what needs a canvas is checked in a browser.
const unseen = ['color-contrast', 'label-content-name-mismatch', 'region'];
const options = { rules: Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }])) };

const someImport = {
  id: '01930000-0000-7000-8000-0000000000f1',
  term_id: someTerm().id,
  term_name: 'Autumn 2026',
  created: 1,
  merged: 0,
  removed: 0,
  undone: false,
  created_at: '2026-11-01T08:00:00.000Z',
};

function show(element: ReactElement) {
  timetableApi({ lessons: [someLesson()], tasks: [labReport()], terms: [someTerm()] })
    .on(listCoursePlans, () => pageOf([somePlan()]))
    .on(listCourseImports, () => pageOf([someImport]))
    .on(getCalendarFeed, () => ({ url: null, created_at: null }));
  return renderBoard(element, { messages, day: '2026-11-18', timeZone: 'UTC' });
}

async function expectClean(container: Element) {
  const { violations } = await act(() => axe.run(container, options));
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('the week and a lesson’s details are clean', async () => {
  const { person } = show(<CoursesPanel />);
  const lesson = await screen.findByRole('button', { name: /Linear Algebra/ });
  await expectClean(document.body);
  await person.click(lesson);
  await screen.findByRole('dialog');
  await expectClean(document.body);
  await person.click(screen.getByRole('button', { name: 'Change this lesson' }));
  await screen.findByRole('textbox', { name: 'Location' });
  await expectClean(document.body);
});

test('the timeline is clean', async () => {
  const { container } = show(<TimelinePanel />);
  await screen.findByRole('button', { name: /Lab report/ });
  await expectClean(container);
});

test('the page and its forms are clean', async () => {
  const { person, container } = show(<TimetablePage />);
  await screen.findByRole('button', { name: /^Linear Algebra/ });
  await expectClean(container);
  await person.click(screen.getByRole('button', { name: 'Add a course' }));
  await screen.findByRole('textbox', { name: 'Course name' });
  await expectClean(document.body);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Add a term' }));
  await screen.findByRole('textbox', { name: 'Name' });
  await expectClean(document.body);
});
