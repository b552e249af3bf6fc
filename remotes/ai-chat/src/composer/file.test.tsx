import { getAssistantStatus, getPictureReader, readFile } from '@board/contracts/calls/assistant';
import { events } from '@board/platform';
import type { MockApi } from '@board/test-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { replyShows, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';

beginConversations();

const reader = { host: 'ai.example.org', model: 'reads' };
const plan = new File(['Exam'], 'plan.txt', { type: 'text/plain' });

const reading = (api: MockApi) =>
  api
    .on(getAssistantStatus, () => ({
      assistant: 'provider' as const,
      model: 'reads',
      left_minute: 4,
      left_day: 97,
    }))
    .on(getPictureReader, () => ({ reader: null, left_day: null, file_reader: reader }))
    .on(readFile, () => ({ content: 'A plan.', proposals: [], lessons: [] }));

async function show(prepare?: (api: MockApi) => MockApi, file = plan) {
  const kept = someConversations();
  const shown = showPanel(() => streamOf('[DONE]'), 'en', kept, prepare);
  await screen.findByRole('button', { name: 'Add a file' });
  await shown.person.upload(screen.getByLabelText('File', { selector: 'input' }), file);
  return shown;
}

test('the text of a file leaves after it was said to whom', async () => {
  const { person, api, kept } = await show(reading);
  expect(
    await screen.findByText(/shows the text of plan\.txt to ai\.example\.org \(model reads\)/),
  ).toBeVisible();
  expect(api.requests(readFile)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  await replyShows('A plan.');
  expect(api.requests(readFile)[0]?.body).toEqual({
    message: 'What is in this file?',
    name: 'plan.txt',
    file: btoa('Exam'),
    reader,
  });
  await waitFor(() => expect([...kept.all.values()][0]?.messages[0]?.picture).toBe('plan.txt'));
});

test('a PDF is no bill to any import', async () => {
  const { person } = await show(undefined, new File(['%PDF-'], 'plan.pdf'));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await replyShows('I cannot read files by myself');
  expect(screen.getByRole('button', { name: 'Read as a timetable' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read as a bill' })).toBeNull();
});

test('where no model is set up it goes to nobody, and the assistant says what can be done with it', async () => {
  const opened: unknown[] = [];
  const stop = events.on('ui.layer', (layer) => opened.push(layer));
  const { person, api } = await show();
  expect(await screen.findByText(/plan\.txt goes to nobody/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await replyShows('I cannot read files by myself');
  await person.click(screen.getByRole('button', { name: 'Read as a timetable' }));
  await person.click(screen.getByRole('button', { name: 'Read as a bill' }));
  expect(opened).toEqual([
    { remote: 'timetable-timeline', layer: 'import', about: { file: plan } },
    { remote: 'finance', layer: 'import', about: { file: plan } },
  ]);
  expect(api.requests(readFile)).toHaveLength(0);
  stop();
});

test('one that is too large is refused before it is asked for, and it may be left out again', async () => {
  const { person } = await show(reading);
  await person.click(screen.getByRole('button', { name: 'Leave the file out' }));
  expect(screen.queryByText(/shows the text of/)).toBeNull();
  const large = new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'l.csv', { type: 'text/csv' });
  fireEvent.drop(composer(), { dataTransfer: { files: [large] } });
  expect(await screen.findByText('The file is larger than 5 MB')).toBeVisible();
});
