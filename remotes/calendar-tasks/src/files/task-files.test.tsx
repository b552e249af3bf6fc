import {
  addTaskFile,
  getTaskFile,
  listTaskFiles,
  removeTaskFile,
  restoreTaskFile,
  type TaskFile,
} from '@board/contracts/calls/task-files';
import { boardState } from '@board/platform/host';
import { someTask } from '@board/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBoard, show } from '../testing/show-tasks.tsx';

const task = someTask({ title: 'Lab report' });
const aFile = (more: Partial<TaskFile> = {}): TaskFile => ({
  id: '01930000-0000-7000-8000-00000000f001',
  name: 'Proof.png',
  type: 'image/png',
  size: 1_258_291,
  thumbnail: 'data:image/webp;base64,UklGRg==',
  created_at: '2026-11-18T07:00:00.000Z',
  ...more,
});
const sheet = aFile({
  id: '01930000-0000-7000-8000-00000000f002',
  name: 'Sheet.pdf',
  type: 'application/pdf',
  size: 640 * 1024,
  thumbnail: null,
});

/** A server that keeps files, and the detail of the task over its day. */
async function open(held: TaskFile[] = [aFile(), sheet]) {
  let files = held;
  const api = aBoard([task]);
  api
    .on(listTaskFiles, () => ({ items: files, used: 38 * 1024 * 1024 }))
    .on(addTaskFile, ({ params, query }) => {
      const added = aFile({ id: params.file_id, name: query?.name ?? '' });
      files = [...files, added];
      return added;
    })
    .on(removeTaskFile, ({ params }) => {
      files = files.filter(({ id }) => id !== params.file_id);
      return { success: true };
    })
    .on(restoreTaskFile, () => {
      files = held;
      return held[0] as TaskFile;
    });
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  const region = within(await screen.findByRole('region', { name: 'Files' }));
  return { api, person, region };
}

const picture = (name: string, type = 'image/png') => new File(['bytes'], name, { type });

test('says what is there, what it takes and what may be brought', async () => {
  const { region } = await open();
  expect(await region.findByRole('button', { name: 'Open Proof.png 1.2 MB' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Save Sheet.pdf 640 KB' })).toBeVisible();
  expect(region.getByText('38 of 200 MB used')).toBeVisible();
  expect(
    region.getByText('PNG, JPEG, WebP or PDF, up to 10 MB each and 10 on a task'),
  ).toBeVisible();
});

test('several files are added one after the other, each under an id of its own', async () => {
  const { api, person, region } = await open([]);
  await person.upload(region.getByLabelText('Files', { selector: 'input' }), [
    picture('One.png'),
    picture('Two.png'),
  ]);
  expect(await region.findByRole('button', { name: /Open Two.png/ })).toBeVisible();
  const sent = api.requests(addTaskFile).map(({ url }) => new URL(url, 'http://board'));
  expect(sent.map(({ searchParams }) => searchParams.get('name'))).toEqual(['One.png', 'Two.png']);
  expect(new Set(sent.map(({ pathname }) => pathname)).size).toBe(2);
});

test('what the server would refuse is said at once and never sent', async () => {
  const { api, region } = await open([]);
  const large = picture('Film.png');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  const drop = region.getByRole('region', { name: 'Add a picture or PDF' });
  fireEvent.drop(drop, { dataTransfer: { files: [picture('a.svg', 'image/svg+xml'), large] } });
  expect(
    await screen.findByText('“a.svg” is neither a PNG, JPEG or WebP picture nor a PDF'),
  ).toBeVisible();
  expect(screen.getByText('“Film.png” is larger than 10 MB')).toBeVisible();
  expect(api.requests(addTaskFile)).toEqual([]);
});

test('what is pasted or dropped beside the place is added, words are not', async () => {
  const { region } = await open([]);
  const words = { files: [picture('words.png')], types: ['text/plain', 'Files'] };
  fireEvent.paste(document.body, { clipboardData: words });
  fireEvent.paste(document.body, {
    clipboardData: { files: [picture('pasted.png')], types: ['Files'] },
  });
  fireEvent.drop(document.body, { dataTransfer: { files: [picture('dropped.png')] } });
  expect(await region.findByRole('button', { name: /Open dropped/ })).toBeVisible();
  expect(region.getAllByRole('button', { name: /^Open/ })).toHaveLength(2);
});

test('a file is taken out and put back', async () => {
  const { person, region } = await open();
  await person.click(await region.findByRole('button', { name: 'Remove “Proof.png”' }));
  await waitFor(() => expect(region.queryByText('Proof.png')).not.toBeInTheDocument());
  await person.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await region.findByRole('button', { name: /Open Proof.png/ })).toBeVisible();
});

test('a picture is shown and saved from there; a document is saved', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const kinds: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    kinds.push(blob.type);
    return 'blob:one';
  };
  URL.revokeObjectURL = () => undefined;
  const { api, person, region } = await open();
  api.on(getTaskFile, () => new Blob(['bytes'], { type: 'application/octet-stream' }) as never);
  await person.click(await region.findByRole('button', { name: /Save Sheet.pdf/ }));
  await waitFor(() => expect(saved).toEqual(['Sheet.pdf']));
  await person.click(region.getByRole('button', { name: /Open Proof.png/ }));
  const view = within(await screen.findByRole('dialog', { name: 'Proof.png' }));
  expect(await view.findByRole('img', { name: 'Proof.png' })).toHaveAttribute('src', 'blob:one');
  await person.click(view.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual(['Sheet.pdf', 'Proof.png']);
  expect(kinds).toEqual(['application/pdf', 'image/png', 'image/png']);
});

test('without a network it is said before anything is pressed', async () => {
  const { region } = await open();
  await region.findByRole('button', { name: /Open Proof.png/ });
  await act(async () => {
    boardState.online = false;
  });
  expect(region.getByText('You are offline: this needs the network')).toBeVisible();
  for (const name of [/Open Proof/, /Remove “Proof/, 'Add a picture or PDF'])
    expect(region.getByRole('button', { name })).toBeDisabled();
});

test('a task that is full of files takes no more', async () => {
  const ten = Array.from({ length: 10 }, (_, at) =>
    aFile({ id: `01930000-0000-7000-8000-00000000f1${at}0`, name: `${at}.png` }),
  );
  const { region } = await open(ten);
  await region.findByRole('button', { name: /Open 9.png/ });
  expect(region.queryByRole('button', { name: 'Add a picture or PDF' })).toBeNull();
});
