import { createClassPost, updateClassPost } from '@board/contracts/calls/classes';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { someClass, somePost } from '../testing/some-class.ts';
import { messages } from '../testing/texts.ts';
import type { ClassPost } from './classes.queries.ts';
import { PostForm } from './post-form.tsx';

function show(post?: ClassPost) {
  const api = mockApi()
    .on(createClassPost, ({ body }) => ({ ...somePost, ...body }))
    .on(updateClassPost, ({ body }) => ({ ...somePost, ...body }));
  const form = <PostForm of={someClass} {...(post && { post })} onClose={() => undefined} />;
  return { api, ...renderBoard(form, { messages, day: '2026-11-18' }) };
}

test('an assignment is due at one time', async () => {
  const { api, person } = show();
  await person.type(await screen.findByLabelText('Title'), 'Sheet 4');
  await person.type(screen.getByLabelText('Due on'), '2026-12-07{Enter}');
  await person.type(screen.getByLabelText(/Due at/), '22:00{Enter}');
  expect(screen.queryByLabelText('Start')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sheet 4 was sent to the class');
  expect(api.requests(createClassPost)[0]?.body).toMatchObject({ time: '22:00-22:00' });
});

test('what was posted as a span stays one until it is due at another time', async () => {
  const { api, person } = show({ ...somePost, time: '20:00-22:00' });
  await person.type(await screen.findByLabelText('Title'), '!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sheet 4! was changed for the class');
  expect(api.requests(updateClassPost)[0]?.body).toMatchObject({ time: '20:00-22:00' });
});

test('an exam with an end alone is asked for its start', async () => {
  const { api, person } = show({ ...somePost, kind: 'exam' });
  await person.type(await screen.findByLabelText('End'), '22:00{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('An exam has a start and an end, or neither')).toBeVisible();
  expect(api.requests(updateClassPost)).toEqual([]);
});
