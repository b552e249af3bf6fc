import { deleteUser, exportUser } from '@board/contracts/calls/account';
import { callUrl } from '@board/contracts/calls/call-url';
import { getChanges } from '@board/contracts/calls/system';
import {
  addTaskFile,
  getTaskFile,
  listTaskFiles,
  removeTaskFile,
  restoreTaskFile,
} from '@board/contracts/calls/task-files';
import {
  createTask,
  deleteTask,
  emptyTaskTrash,
  listTasks,
  restoreTask,
  undoTaskChange,
  updateTask,
} from '@board/contracts/calls/tasks';
import { taskFileLimit } from '@board/contracts/constants/task-files';
import { dayMs } from '@board/time';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { newId } from '../../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';
import { purgeTrash } from '../trash/purge-trash.ts';

const bytesType = { 'content-type': 'application/octet-stream' };
const pdf = (size = 600) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 7), Buffer.from('\n%%EOF\n')]);
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

describeOnEngines('files of a task', () => {
  const board = boardForAll();
  let lin: SignedIn;
  let id: string;
  beforeEach(async () => {
    lin = await board.asUser();
    id = await aTask();
  });

  const aTask = async (more: object = {}) =>
    (await lin.call(createTask, { body: { title: 'Lab report', date: '2026-11-18', ...more } }))
      .body.id;

  async function add(
    bytes: Buffer,
    { name = 'Sheet.pdf', task = id, file_id = newId(board.clock.now()), by = lin } = {},
  ) {
    const url = callUrl(addTaskFile, { params: { id: task, file_id }, query: { name } });
    const { statusCode, ...response } = await by.send('PUT', url, bytes, bytesType);
    return { status: statusCode, file_id, body: response.json() };
  }
  const listed = async (task = id) =>
    (await lin.call(listTaskFiles, { params: { id: task } })).body;
  const fetched = (file_id: string, by: Pick<SignedIn, 'send'> = lin, task = id) =>
    by.send('GET', callUrl(getTaskFile, { params: { id: task, file_id } }));
  const revision = async () => (await lin.call(getChanges, {})).body.revisions.tasks;
  /** As if it were that large. */
  const grow = (file_id: string, size: number) =>
    board.services.database.transaction((tx) =>
      tx.query.updateTable('task_files').set({ size }).where('id', '=', file_id).execute(),
    );
  const rowsIn = async (table: 'task_files' | 'task_file_pieces', { user } = lin) => {
    const found = await board.services.database.reader.query
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    return found.length;
  };
  const pieces = () => rowsIn('task_file_pieces');

  it('are kept byte by byte, and move what was read of the tasks', async () => {
    const bytes = pdf(700_000);
    const before = await revision();
    const { status, body, file_id } = await add(bytes, { name: '实验要求.pdf' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id: file_id,
        name: '实验要求.pdf',
        type: 'application/pdf',
        size: bytes.byteLength,
        thumbnail: null,
      }),
    ]);
    expect(await revision()).toBe(before + 1);
    expect(await listed()).toEqual({ items: [body], used: bytes.byteLength });
    const sent = await fetched(file_id);
    expect(sent.rawPayload.equals(bytes)).toBe(true);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('实验要求.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(sent.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('may be a picture as %s', async (format) => {
    const bytes = await drawn(640, 400).toFormat(format).toBuffer();
    const { body } = await add(bytes, { name: 'board.exe' });
    const [, data = ''] = String(body.thumbnail).split(',');
    const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
    expect([body.type, width, height]).toEqual([`image/${format}`, 80, 80]);
    // What it is decides how it is saved.
    expect(body.name).toBe(`board.exe.${format === 'jpeg' ? 'jpg' : format}`);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'task.file_type'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'task.file_type'],
    ['a page with a document behind it', '<script>%PDF-1.7\n%%EOF', 415, 'task.file_type'],
    ['an animation', 'GIF89a\u0001\u0000\u0001\u0000', 415, 'task.file_type'],
    ['nothing', '', 415, 'task.file_type'],
    ['half a document', '%PDF-1.7\n and no end', 400, 'task.file_unreadable'],
    ['the beginning of a PNG', '\u0089PNG\r\n\u001a\n and more', 400, 'task.file_unreadable'],
  ])('are not %s', async (_what, content, status, code) => {
    const refused = await add(Buffer.from(content, 'latin1'));
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await listed()).items).toEqual([]);
  });

  it('have a size, a number on a task, and room for all of a person', async () => {
    const large = await add(pdf(taskFileLimit.bytes));
    expect([large.status, large.body.code]).toEqual([413, 'task.file_large']);
    for (let file = 0; file < taskFileLimit.perTask; file += 1)
      expect((await add(pdf())).status).toBe(200);
    const one = await add(pdf());
    expect([one.status, one.body.code]).toEqual([409, 'task.files_many']);
    const wide = await add(await drawn(5712, 4285).png().toBuffer(), { task: await aTask() });
    expect([wide.status, wide.body.code]).toEqual([413, 'task.file_pixels']);
  });

  it('are refused when all room is taken, and what was removed gives way', async () => {
    const { file_id } = await add(pdf());
    const kept = await add(pdf());
    await lin.call(removeTaskFile, { params: { id, file_id } });
    const { allBytes } = taskFileLimit;
    await grow(file_id, allBytes - kept.body.size - 10);
    expect((await add(pdf())).status).toBe(200);
    const gone = await lin.refused(restoreTaskFile, { params: { id, file_id } });
    expect(gone.body.code).toBe('task.file_not_found');
    await grow(kept.file_id, allBytes);
    const full = await add(pdf());
    expect([full.status, full.body.code]).toEqual([409, 'task.files_full']);
    expect(full.body.message).toContain('200 MB');
  });

  it('sent again are there once, and what was removed is not made again', async () => {
    const first = await add(pdf());
    expect(await add(pdf(), first)).toEqual(first);
    expect((await listed()).items).toHaveLength(1);
    await lin.call(removeTaskFile, { params: { id, file_id: first.file_id } });
    const again = await add(pdf(), first);
    expect([again.status, again.body.code]).toEqual([409, 'request.deleted']);
    const elsewhere = await aTask();
    expect((await add(pdf(), { ...first, task: elsewhere })).body.code).toBe('task.file_not_found');
  });

  it('of a day of a series come back when its new plan is undone', async () => {
    const task = await aTask({ recurrence: 'FREQ=DAILY;COUNT=3' });
    const day = { query: { date: '2026-11-19' } };
    const { items } = (await lin.call(listTasks, day)).body;
    const next = items.find(({ series_id }) => series_id !== null)?.id ?? '';
    const { file_id, status } = await add(pdf(), { task: next });
    expect(status).toBe(200);
    const change = { recurrence: 'FREQ=WEEKLY;COUNT=3' };
    await lin.call(updateTask, {
      params: { id: task },
      query: { scope: 'following' },
      body: change,
    });
    await purgeTrash(await board.contextOf(lin));
    await lin.call(emptyTaskTrash, {});
    await lin.call(undoTaskChange, { params: { id: task } });
    expect((await fetched(file_id, lin, next)).statusCode).toBe(200);
  });

  it('are removed and taken back, and gone for good a day later', async () => {
    const { file_id, body } = await add(pdf());
    const one = { params: { id, file_id } };
    await lin.call(removeTaskFile, one);
    expect(await listed()).toEqual({ items: [], used: 0 });
    expect((await fetched(file_id)).statusCode).toBe(404);
    expect((await lin.call(restoreTaskFile, one)).body).toEqual(body);
    expect((await listed()).items).toEqual([body]);
    await lin.call(removeTaskFile, one);
    await purgeTrash(await board.contextOf(lin));
    expect(await pieces()).toBe(1);
    board.clock.advance(dayMs + 1);
    await purgeTrash(await board.contextOf(lin));
    expect(await pieces()).toBe(0);
  });

  it('go with their task: hidden in the trash, back with it, gone when it is emptied', async () => {
    const { file_id } = await add(pdf());
    await lin.call(deleteTask, { params: { id } });
    expect((await fetched(file_id)).statusCode).toBe(404);
    expect((await lin.call(listTaskFiles, { params: { id } })).body.items).toHaveLength(1);
    await lin.call(restoreTask, { params: { id } });
    expect((await fetched(file_id)).statusCode).toBe(200);
    const kept = await aTask();
    await add(pdf(), { task: kept });
    await lin.call(deleteTask, { params: { id } });
    await lin.call(emptyTaskTrash, {});
    expect(await pieces()).toBe(1);
    await lin.call(deleteTask, { params: { id: kept } });
    board.clock.advance(dayMs);
    await purgeTrash(await board.contextOf(lin));
    expect(await pieces()).toBe(1);
    board.clock.advance(40 * dayMs);
    await purgeTrash(await board.contextOf(lin));
    expect(await pieces()).toBe(0);
  });

  it('go with the account of their owner, removed ones too, and nobody else’s do', async () => {
    const mei = await board.asUser();
    const hers = (await mei.call(createTask, { body: { title: 'Essay', date: '2026-11-18' } }))
      .body;
    await add(pdf(), { task: hers.id, by: mei });
    await add(await drawn(640, 400).png().toBuffer());
    const { file_id } = await add(pdf(70_000));
    await lin.call(removeTaskFile, { params: { id, file_id } });
    const kept = async (who: SignedIn) =>
      Promise.all([rowsIn('task_files', who), rowsIn('task_file_pieces', who)]);
    expect(await kept(lin)).toEqual([2, 3]);
    await lin.call(deleteUser, { body: { password: testPassword } });
    expect([await kept(lin), await kept(mei)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('are their owner’s alone', async () => {
    const { file_id } = await add(pdf());
    const mei = await board.asUser('mei_student');
    expect((await fetched(file_id, mei)).statusCode).toBe(404);
    expect((await fetched(file_id, board.anybody)).statusCode).toBe(401);
    expect((await add(pdf(), { by: mei })).body.code).toBe('task.not_found');
  });

  it('are in what a person takes along, as they are and by name', async () => {
    const bytes = pdf(300_000);
    const { file_id } = await add(bytes, { name: '../实验:要求.pdf' });
    const zip = unzipSync((await lin.send('GET', callUrl(exportUser))).rawPayload);
    const told = JSON.parse(Buffer.from(zip['task-files.json'] ?? []).toString());
    const path = `files/${file_id.slice(-6)} .._实验_要求.pdf`;
    expect(told).toMatchObject([{ id: file_id, task_id: id, file: path, size: bytes.byteLength }]);
    expect(Buffer.from(zip[path] ?? []).equals(bytes)).toBe(true);
  });
});
