import {
  getAssistantStatus,
  getPictureReader,
  type Proposal,
  readPicture,
  streamChat,
} from '@board/contracts/calls/assistant';
import { ApiError, events } from '@board/platform';
import type { MockApi } from '@board/test-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { forgetConversation } from '../talk/conversation.ts';
import { replyShows, says, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';

beginConversations();
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
});

const reader = { host: 'ai.example.org', model: 'sees' };
const lesson = {
  course_name: 'Physics',
  teacher: '',
  classroom: 'B-1',
  weekday: 1,
  periods: '1-2',
  weeks: '1-16',
};
const proposal: Proposal = {
  id: '01930000-0000-7000-8000-00000000000a',
  kind: 'task.add',
  state: 'open',
  subject: 'Exam',
  changes: [{ field: 'title', after: 'Exam' }],
  expires_at: '2999-01-01T00:00:00.000Z',
};
const photo = new File(['x'], 'notice.jpg', { type: 'image/jpeg' });
const seen = { content: 'A notice.', proposals: [proposal], lessons: [] };

const seeing =
  (change: (api: MockApi) => MockApi = (api) => api) =>
  (api: MockApi) =>
    change(
      api
        .on(getAssistantStatus, () => ({
          assistant: 'provider' as const,
          model: 'sees',
          left_minute: 4,
          left_day: 97,
        }))
        .on(getPictureReader, () => ({ reader, left_day: 97, file_reader: reader }))
        .on(readPicture, () => seen),
    );

async function showSeeing(change?: (api: MockApi) => MockApi, kept = someConversations()) {
  const shown = showPanel(() => streamOf(says('Yes.'), '[DONE]'), 'en', kept, seeing(change));
  await screen.findByRole('button', { name: 'Add a picture or file' });
  return shown;
}
const choose = (person: { upload: (to: HTMLElement, file: File) => Promise<void> }, file = photo) =>
  person.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
const again = () => screen.queryByRole('button', { name: 'Answer again' });

test('a picture leaves after it was said to whom, and what it says of tasks waits as a card', async () => {
  const { person, api, kept } = await showSeeing();
  await choose(person);
  expect(
    await screen.findByText(/shows this picture to ai\.example\.org \(model sees\)/),
  ).toBeVisible();
  expect(api.requests(readPicture)).toHaveLength(0);
  await person.type(composer(), 'What do I have to do?');
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  await replyShows('A notice.');
  expect(screen.getByRole('region', { name: 'Add a task' })).toBeVisible();
  expect(api.requests(readPicture)[0]?.body).toEqual({
    message: 'What do I have to do?',
    picture: btoa('x'),
    reader,
  });
  expect(api.requests(streamChat)).toHaveLength(0);
  expect(screen.queryByText(/shows this picture to/)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'notice.jpg' })).toBeVisible();
  await waitFor(() =>
    expect([...kept.all.values()][0]?.messages).toMatchObject([
      { picture: 'notice.jpg' },
      { ended: 'done', proposals: [{ id: proposal.id }] },
    ]),
  );
});

test('it may be pasted or dropped, or left out again', async () => {
  const { person, api } = await showSeeing();
  fireEvent.paste(composer(), { clipboardData: { files: [photo] } });
  await screen.findByText(/shows this picture to/);
  await person.click(screen.getByRole('button', { name: 'Leave the picture out' }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  fireEvent.drop(composer(), { dataTransfer: { files: [photo] } });
  await screen.findByText(/shows this picture to/);
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  await replyShows('A notice.');
  expect(api.requests(readPicture)[0]?.body).toMatchObject({ message: 'What is in this picture?' });
});

test('one that another page brings stands beside its words, and is not sent before it is said to whom', async () => {
  remote.setup();
  events.emit('assistant.ask', { message: 'What is due?', file: photo });
  const { api } = await showSeeing();
  expect(await screen.findByText(/shows this picture to/)).toBeVisible();
  expect(composer()).toHaveValue('What is due?');
  expect(composer()).toHaveFocus();
  expect(api.requests(readPicture)).toHaveLength(0);
  remote.teardown();
});

test('where no model sees one that another page brings, that is said', async () => {
  remote.setup();
  const { api } = showPanel(() => streamOf('[DONE]'));
  await screen.findByText('Built-in');
  act(() => events.emit('assistant.ask', { message: 'Dinner 18', file: photo }));
  expect(await screen.findByText(/No model that sees pictures is set up/)).toBeVisible();
  expect(composer()).toHaveValue('Dinner 18');
  expect(api.requests(streamChat)).toHaveLength(0);
  remote.teardown();
});

test('a timetable goes on to the preview of the import', async () => {
  const opened: unknown[] = [];
  const stop = events.on('ui.layer', (layer) => opened.push(layer));
  const { person } = await showSeeing((api) =>
    api.on(readPicture, () => ({ content: '1 lesson.', proposals: [], lessons: [lesson] })),
  );
  await choose(person);
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  await person.click(await screen.findByRole('button', { name: 'Check the lessons' }));
  expect(opened).toHaveLength(2);
  const { about, ...layer } = opened[1] as { about: { file: File } };
  expect(layer).toEqual({ remote: 'timetable-timeline', layer: 'import' });
  expect(about.file.name).toBe('notice.json');
  expect(about.file.type).toBe('application/json');
  stop();
});

test('it is asked about again on the page that has it, and only its name stands elsewhere', async () => {
  const { person, api, unmount, kept } = await showSeeing();
  await choose(person);
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  await replyShows('A notice.');
  await waitFor(() => expect(again()).toBeEnabled());
  await person.click(again() as HTMLElement);
  await waitFor(() => expect(api.requests(readPicture)).toHaveLength(2));
  await waitFor(() => expect(again()).toBeEnabled());
  unmount();
  forgetConversation();
  await showSeeing(undefined, kept);
  expect(await screen.findByText('notice.jpg')).toBeVisible();
  expect(again()).not.toBeInTheDocument();
});

test('what the assistant refuses is said in its words, and may be tried again', async () => {
  const { person, api } = await showSeeing((each) =>
    each.on(readPicture, () => {
      throw new ApiError(503, 'assistant.picture_unclear', { message: 'Try a clearer picture' });
    }),
  );
  await choose(person);
  await person.click(screen.getByRole('button', { name: 'Send it to ai.example.org' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try a clearer picture');
  api.on(readPicture, () => seen);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await replyShows('A notice.');
});

test('one that is too large or of another kind is refused before it is asked for', async () => {
  const { person } = await showSeeing();
  await choose(person, new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'l.png', { type: 'image/png' }));
  expect(await screen.findByText('The picture is larger than 5 MB')).toBeVisible();
  fireEvent.drop(composer(), {
    dataTransfer: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] },
  });
  expect(await screen.findByText('Please take a picture in JPEG, PNG or WebP')).toBeVisible();
  expect(screen.queryByText(/shows this picture to/)).not.toBeInTheDocument();
});

test.each([
  ['the assistant answers by itself', undefined],
  [
    'no model sees',
    seeing((api) =>
      api.on(getPictureReader, () => ({ reader: null, left_day: null, file_reader: reader })),
    ),
  ],
])('no picture is to be added where %s', async (_, prepare) => {
  const { api } = showPanel(() => streamOf('[DONE]'), 'en', someConversations(), prepare);
  await screen.findByText(prepare ? '97 left today' : 'Built-in');
  if (prepare) await waitFor(() => expect(api.requests(getPictureReader)).toHaveLength(1));
  else expect(api.requests(getPictureReader)).toHaveLength(0);
  fireEvent.drop(composer(), { dataTransfer: { files: [photo] } });
  expect(screen.queryByRole('button', { name: 'Add a picture or file' })).not.toBeInTheDocument();
  expect(screen.queryByText(/shows this picture to/)).not.toBeInTheDocument();
});
