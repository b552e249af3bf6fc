import * as calls from '@board/contracts/calls/assistant';
import { previewImport } from '@board/contracts/calls/courses';
import sharp from 'sharp';
import { boardForEach, describeOnEngines, openForAll } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { configure } from './testing/ask.ts';
import { startProvider } from './testing/start-provider.ts';

/** A photo that says where it was taken. */
const photo = (width = 64) =>
  sharp({ create: { width, height: 48, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitude: '31/1 14/1 0/1' }, IFD0: { Copyright: 'Jane Doe' } })
    .jpeg()
    .toBuffer();

describeOnEngines('a picture of a timetable', () => {
  const provider = openForAll(startProvider, (it) => it.stop());
  const board = boardForEach(() => ({ environment: { OUTBOUND_ALLOW: provider.host } }));
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  const use = (model: string, change = {}) =>
    configure(board, provider, { model, sees_pictures: true, ...change });
  const agreed = (model: string) => ({ host: provider.host, model });
  const body = async (model: string, bytes?: Buffer) => ({
    picture: (bytes ?? (await photo())).toString('base64'),
    reader: agreed(model),
  });
  const readBy = async (model: string, bytes?: Buffer) =>
    (await student.call(calls.readTimetablePicture, { body: await body(model, bytes) })).body;
  const refusal = async (model: string, bytes?: Buffer) => {
    const said = await student.refused(calls.readTimetablePicture, {
      body: await body(model, bytes),
    });
    return [said.status, said.body.code];
  };

  test('goes to a model that sees, and its lessons to the preview of imports', async () => {
    await configure(board, provider, { model: 'good' });
    await use('sees');
    const { body: told } = await student.call(calls.getPictureReader, {});
    expect(told).toMatchObject({ reader: agreed('sees'), left_day: 100 });
    const seen = await readBy('sees');
    expect(seen.lessons).toMatchObject([{ course_name: '线性代数', weekday: 1 }]);
    const content = Buffer.from(JSON.stringify(seen)).toString('base64');
    const preview = await student.call(previewImport, { body: { file_name: 'a.json', content } });
    expect(preview.body).toMatchObject({
      format: 'page',
      source: 'A picture of a timetable',
      courses: [{ course_name: '线性代数', meetings: [{ periods: '1-2节', weeks: '1-16周' }] }],
    });
    expect((await student.call(calls.getPictureReader, {})).body.left_day).toBe(99);
  });

  test('leaves without what says where and by whom it was taken, and no larger than it need be', async () => {
    await use('sees');
    const bytes = await photo(3000);
    expect(bytes.includes('Jane Doe')).toBe(true);
    await readBy('sees', bytes);
    const { last } = await provider.seen();
    const [, base64 = ''] = /"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(last)) ?? [];
    const sent = Buffer.from(base64, 'base64');
    expect(sent.includes('Jane Doe')).toBe(false);
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 2048 });
    expect((await sharp(sent).metadata()).exif).toBeUndefined();
  });

  test('is understood inside a fence, and nothing else that stands beside the lessons', async () => {
    await use('sees-in-a-fence');
    const [lesson] = (await readBy('sees-in-a-fence')).lessons;
    expect(lesson).toEqual({
      course_name: '线性代数',
      teacher: '林一',
      classroom: 'A-302',
      weekday: 1,
      periods: '1-2',
      weeks: '1-16',
    });
  });

  test.each([
    ['sees-nothing', 400, 'assistant.picture_empty'],
    ['sees-a-poem', 503, 'assistant.picture_not_understood'],
    ['sees-too-much', 503, 'assistant.picture_not_understood'],
    ['sees-wrongly', 503, 'assistant.picture_not_understood'],
    ['broken', 503, 'assistant.unavailable'],
    ['limited', 503, 'assistant.paused'],
  ])('of which a model that %s says nothing of use is refused in words', async (model, ...said) => {
    await use(model);
    expect(await refusal(model)).toEqual(said);
  });

  test('goes to nobody where no model sees, and to none that was not agreed to', async () => {
    await configure(board, provider, { model: 'sees' });
    expect((await student.call(calls.getPictureReader, {})).body).toMatchObject({
      reader: null,
      left_day: null,
    });
    expect(await refusal('sees')).toEqual([409, 'assistant.picture_nobody']);
    await use('sees-in-a-fence');
    const { requests } = await provider.seen();
    expect(await refusal('sees')).toEqual([409, 'assistant.picture_nobody']);
    expect((await provider.seen()).requests).toBe(requests);
  });

  test('counts as a message does, and a failure costs nothing', async () => {
    await use('sees', { rate_limit_per_day: 5 });
    await readBy('sees');
    expect(await refusal('sees')).toEqual([429, 'assistant.limit_day']);
    const other = await board.asUser();
    await use('broken', { rate_limit_per_day: 5 });
    await other.refused(calls.readTimetablePicture, { body: await body('broken') });
    await other.refused(calls.readTimetablePicture, { body: await body('broken') });
    const again = await other.refused(calls.readTimetablePicture, { body: await body('broken') });
    expect(again.body.code).toBe('assistant.unavailable');
  });

  test('that is none, or too much of one, never leaves', async () => {
    await use('sees');
    const { requests } = await provider.seen();
    expect(await refusal('sees', Buffer.from('<svg/>'))).toEqual([400, 'assistant.picture_type']);
    expect(await refusal('sees', Buffer.from('ffd8ff00', 'hex'))).toEqual([
      400,
      'assistant.picture_unreadable',
    ]);
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'ffd8ff', 'hex');
    expect(await refusal('sees', large)).toEqual([413, 'assistant.picture_large']);
    expect((await provider.seen()).requests).toBe(requests);
  });
});
