import { getPictureReader, readTimetablePicture } from '@board/contracts/calls/assistant';
import { previewImport } from '@board/contracts/calls/courses';
import { ApiError } from '@board/platform';
import { screen } from '@testing-library/react';
import { loadLayers } from '../testing/load-layers.ts';
import { pageApi, showPage } from '../testing/show-page.tsx';

loadLayers();
beforeEach(() => sessionStorage.clear());

const reader = { host: 'ai.example.org', model: 'sees' };
const lesson = {
  course_name: 'Physics',
  teacher: '',
  classroom: 'B-1',
  weekday: 1,
  periods: '1-2',
  weeks: '1-16',
};
const preview = {
  format: 'page' as const,
  source: 'A picture of a timetable',
  term: { name: 'photo', first_monday: null, weeks: 16, period_tables: [] },
  courses: [],
  problems: [],
  conflicts: [],
  conflicts_when_replacing: [],
};
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

async function choose(picture = photo, reads: typeof reader | null = reader) {
  const board = pageApi()
    .on(getPictureReader, () => ({ reader: reads, left_day: reads && 9, file_reader: null }))
    .on(readTimetablePicture, () => ({ lessons: [lesson] }))
    .on(previewImport, () => preview);
  const { person } = showPage();
  await screen.findByText('Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  await person.upload(await screen.findByLabelText('Timetable file'), picture);
  return { board, person };
}

test('a picture leaves after a yes that says to whom, and what was seen is previewed as a file', async () => {
  const { board, person } = await choose();
  expect(await screen.findByText(/sent to ai\.example\.org \(model sees\)/)).toBeVisible();
  expect(board.requests(readTimetablePicture)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Yes, send it to ai.example.org' }));
  expect(await screen.findByRole('button', { name: 'Check' })).toBeVisible();
  expect(board.requests(readTimetablePicture)[0]?.body).toEqual({ picture: btoa('x'), reader });
  const sent = board.requests(previewImport)[0]?.body as { file_name: string; content: string };
  expect(sent.file_name).toBe('photo.json');
  expect(JSON.parse(atob(sent.content))).toEqual({ lessons: [lesson] });
});

test('without a model that sees, the dialog says so and takes another file', async () => {
  const { board, person } = await choose(photo, null);
  expect(await screen.findByText(/No AI model that sees pictures is set up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Another file' }));
  expect(await screen.findByLabelText('Timetable file')).toBeInTheDocument();
  expect(board.requests(readTimetablePicture)).toHaveLength(0);
});

test('a picture that is too large is not sent', async () => {
  await choose(new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'l.png', { type: 'image/png' }));
  expect(await screen.findByText('The picture is larger than 5 MB')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
});

test('what the assistant refuses is said in its words, and may be tried again', async () => {
  const { board, person } = await choose();
  board.on(readTimetablePicture, () => {
    throw new ApiError(400, 'assistant.picture_empty', { message: 'No lessons were seen' });
  });
  const yes = await screen.findByRole('button', { name: /^Yes/ });
  await person.click(yes);
  expect(await screen.findByRole('alert')).toHaveTextContent('No lessons were seen');
  expect(yes).toBeEnabled();
});
