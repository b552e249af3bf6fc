import * as calls from '@board/contracts/calls/assistant';
import { listExams } from '@board/contracts/calls/exams';
import { listTransactions } from '@board/contracts/calls/finance';
import { listTasks } from '@board/contracts/calls/tasks';
import sharp from 'sharp';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { configure } from './testing/ask.ts';
import { type Provider, startProvider } from './testing/start-provider.ts';

const photo = async () =>
  (
    await sharp({ create: { width: 64, height: 48, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Copyright: 'Jane Doe' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

describeOnEngines('a picture in a conversation', (engine) => {
  let provider: Provider;
  let board: TestApp;
  let student: SignedIn;

  beforeAll(async () => {
    provider = await startProvider();
  });
  beforeEach(async () => {
    board = await startTestApp({ engine, environment: { OUTBOUND_ALLOW: provider.host } });
    student = await board.asUser();
  });
  afterEach(() => board.close());
  afterAll(() => provider.stop());

  const shown = async (model: string, message = 'What is this?') => {
    await configure(board, provider, { model, sees_pictures: true });
    return { message, picture: await photo(), reader: { host: provider.host, model } };
  };
  const seen = async (model: string, message?: string) => {
    const body = await shown(model, message);
    return (await student.call(calls.readPicture, { body })).body;
  };
  const titles = async () =>
    (await student.call(listTasks, { query: {} })).body.items.map(({ title }) => title);

  test('of a notice becomes cards: nothing is there before a yes, and each is taken back', async () => {
    const { content, proposals, lessons } = await seen('sees-a-notice', '这是什么？');
    expect(lessons).toEqual([]);
    expect(proposals.map(({ changes }) => changes)).toMatchObject([
      [
        { field: 'title', after: '概率论期中考试' },
        { field: 'date', after: '2026-11-21' },
        { field: 'time', after: '09:00-11:00' },
        { field: 'description', after: '三号楼 301' },
      ],
      [
        { field: 'title' },
        { field: 'date', after: '2026-12-04' },
        { field: 'time', after: '12:00-13:00' },
        { field: 'description', after: 'X-112' },
      ],
    ]);
    expect(await titles()).toEqual([]);
    const target = { params: { id: proposals[0]?.id ?? '' } };
    await student.call(calls.confirmProposal, target);
    expect(await titles()).toEqual(['概率论期中考试']);
    await student.call(calls.undoProposal, target);
    expect(await titles()).toEqual([]);
    // What was not read well enough for a card is told, and means nothing in markdown.
    expect(content).toContain('通知里有三件事。');
    expect(content).toContain(
      '没有看清，请自己补上：\n- A-3 后面的\\*教室\\*\n- 线性代数换教室, A-3',
    );
  });

  test('of a notice of exams becomes a card for each, with its room and seat', async () => {
    const { content, proposals } = await seen('sees-exams', '这是什么？');
    expect(proposals.map(({ changes }) => changes.map(({ after }) => after))).toEqual([
      ['期末', '概率论', '2026-12-28', '09:00-11:00', '三号楼 301', '17'],
      ['期末', '线性代数', '2026-12-30'],
    ]);
    for (const { id } of proposals) await student.call(calls.confirmProposal, { params: { id } });
    const { body } = await student.call(listExams, { query: {} });
    expect(body.items).toMatchObject([
      { course: '概率论', time: '09:00-11:00', room: '三号楼 301', seat: '17' },
      { course: '线性代数', date: '2026-12-30' },
    ]);
    expect(await titles()).toEqual([]);
    expect(content).toContain('- 数据库\n- 大学英语, 期末, 待定');
  });

  test('of a receipt becomes records, of today where it says no day', async () => {
    const { content, proposals } = await seen('sees-a-receipt');
    expect(proposals.map(({ subject }) => subject)).toEqual(['Lunch', 'Metro']);
    for (const { id } of proposals) await student.call(calls.confirmProposal, { params: { id } });
    const { body } = await student.call(listTransactions, { query: {} });
    expect(body.items).toMatchObject([
      { description: 'Metro', amount: 4, category: 'other', date: '2026-11-17' },
      { description: 'Lunch', amount: 18.5, category: 'dining', date: '2026-11-18' },
    ]);
    expect(content).toContain('- Bag\n- Deposit, -1');
  });

  test('of a timetable hands its lessons to the import, and of anything else is told in words', async () => {
    const { content, lessons, proposals } = await seen('sees-a-timetable');
    expect([lessons.length, proposals.length]).toEqual([1, 0]);
    expect(content).toContain('1 lesson;');
    await board.close();
    board = await startTestApp({ engine, environment: { OUTBOUND_ALLOW: provider.host } });
    student = await board.asUser();
    expect(await seen('sees-something')).toEqual({
      content: 'A *cat* on a keyboard.',
      proposals: [],
      lessons: [],
    });
  });

  test('leaves with the question and without who took it, to the model that was agreed to', async () => {
    await seen('sees-something', 'Whose cat?');
    const { last } = await provider.seen();
    const sent = JSON.stringify(last);
    expect(sent).toContain('Whose cat?');
    expect(sent).toContain('Wednesday, 2026-11-18');
    const [, base64 = ''] = /"data:image\/jpeg;base64,([^"]+)"/.exec(sent) ?? [];
    expect(Buffer.from(base64, 'base64').includes('Jane Doe')).toBe(false);
    const { requests } = await provider.seen();
    const body = { ...(await shown('sees')), reader: { host: provider.host, model: 'another' } };
    const { body: refused } = await student.refused(calls.readPicture, { body });
    expect(refused.code).toBe('assistant.picture_nobody');
    expect((await provider.seen()).requests).toBe(requests);
  });

  test.each(['sees-nothing-at-all', 'sees-too-many-things', 'sees-a-poem'])(
    'of which a model that %s is believed nothing',
    async (model) => {
      const body = await shown(model);
      const { body: refused } = await student.refused(calls.readPicture, { body });
      expect(refused.code).toBe('assistant.picture_unclear');
      expect(await titles()).toEqual([]);
    },
  );
});
