import { type CoursePlan, listCoursePlans, updateCourse } from '@board/contracts/calls/courses';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { somePlan } from '../testing/some-plan.ts';
import { messages } from '../testing/texts.ts';
import { CourseNote } from './course-note.tsx';

function show(plan: CoursePlan) {
  const api = mockApi()
    .on(listCoursePlans, () => ({ items: [], pagination: undefined as never }))
    .on(updateCourse, ({ body }) => ({ ...plan, ...(body as object), version: plan.version + 1 }));
  return { api, ...renderBoard(<CourseNote plan={plan} />, { messages }) };
}

test('a note is written where there was none, and taken back by a press', async () => {
  const { api, person } = show(somePlan());
  await person.click(screen.getByRole('button', { name: 'Write' }));
  const form = within(await screen.findByRole('dialog', { name: 'Notes on Linear Algebra' }));
  await person.type(form.getByRole('textbox', { name: 'Notes' }), 'Closed book');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(updateCourse).map(({ body }) => body)).toEqual([
      { note: 'Closed book' },
      { note: '' },
    ]),
  );
});

test('a note is read as markdown', async () => {
  show(somePlan({ note: '**Closed** book' }));
  const section = screen.getByRole('region', { name: 'Notes' });
  await waitFor(() => {
    const root = [...section.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot);
    expect(root?.shadowRoot?.querySelector('strong')).toHaveTextContent('Closed');
  });
  expect(screen.getByRole('button', { name: 'Edit notes' })).toBeVisible();
});
