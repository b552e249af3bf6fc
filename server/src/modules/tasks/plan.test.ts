import { search } from '@board/contracts/calls/search';
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';

const date = '2026-11-18';
const steps = [
  { title: 'Read 13.3', done: true },
  { title: 'Write it', done: false },
];

describeOnEngines('the plan of a task', () => {
  const board = boardForAll();

  it('is kept, changed, and back out of the trash', async () => {
    const lin = await board.asUser();
    const plan = {
      duration_minutes: 90,
      course: 'Data Structures',
      tags: ['lab', 'hand-in'],
      steps,
    };
    const { body: made } = await lin.call(createTask, {
      body: { title: 'Lab report', date, ...plan },
    });
    expect(made).toMatchObject(plan);
    const change = { tags: ['Lab', 'lab', 'later'], steps: [{ title: '  Print ', done: false }] };
    const at = { params: { id: made.id } };
    const { body: changed } = await lin.call(updateTask, { ...at, query: {}, body: change });
    expect(changed).toMatchObject({
      ...plan,
      tags: ['Lab', 'later'],
      steps: [{ title: 'Print', done: false }],
    });
    await lin.call(deleteTask, { ...at, query: {} });
    expect((await lin.call(restoreTask, at)).body).toMatchObject({ course: 'Data Structures' });
  });

  it('has one length: that of its span, which a new length moves', async () => {
    const lin = await board.asUser();
    const body = { title: 'Lab', date, time: '16:00-17:30', duration_minutes: 45 };
    const { id, duration_minutes } = (await lin.call(createTask, { body })).body;
    expect(duration_minutes).toBe(90);
    const change = async (fields: object) =>
      (await lin.call(updateTask, { params: { id }, query: {}, body: fields })).body;
    expect(await change({ duration_minutes: 45 })).toMatchObject({ time: '16:00-16:45' });
    expect(await change({ time: null })).toMatchObject({ time: null, duration_minutes: 45 });
    expect(await change({ time: '23:00-23:30' })).toMatchObject({ duration_minutes: 30 });
    expect(await change({ duration_minutes: 180 })).toMatchObject({ time: '23:00-02:00' });
    expect(await change({ time: '22:00-02:00' })).toMatchObject({ date, duration_minutes: 240 });
    const late = { params: { id }, query: {}, body: { duration_minutes: 1_440 } };
    const refused = await lin.refused(updateTask, late);
    expect(refused.body.code).toBe('task.duration_too_long');
  });

  it('is shared by the days of a series, each with its own ticks', async () => {
    const lin = await board.asUser();
    const body = {
      title: 'Vocabulary',
      date,
      steps,
      tags: ['cet'],
      recurrence: 'FREQ=DAILY;COUNT=2',
    };
    await lin.call(createTask, { body });
    const { items } = (await lin.call(listTasks, { query: { date: '2026-11-19' } })).body;
    expect(items).toMatchObject([
      { tags: ['cet'], steps: steps.map((step) => ({ ...step, done: false })) },
    ]);
  });

  it('is what lists are asked for, and words find it', async () => {
    const lin = await board.asUser();
    const add = async (title: string, plan: object) =>
      (await lin.call(createTask, { body: { title, date, ...plan } })).body.id;
    const essay = await add('Essay', { tags: ['draft'], course: 'College English' });
    await add('Other', { tags: ['drafts'], course: 'College' });
    const titles = async (query: object) => {
      const { items, pagination } = (await lin.call(listTasks, { query })).body;
      expect(pagination.total).toBe(items.length);
      return items.map(({ title }) => title);
    };
    expect(await titles({ tag: 'Draft' })).toEqual(['Essay']);
    expect(await titles({ course: 'College English' })).toEqual(['Essay']);
    expect(await titles({ course: 'College English', limit: 1 })).toEqual(['Essay']);
    expect(await titles({ search: 'english' })).toEqual(['Essay']);
    const change = { steps: [{ title: 'Bibliography', done: false }] };
    await lin.call(updateTask, { params: { id: essay }, query: {}, body: change });
    const found = await lin.call(search, { query: { q: 'bibliography' } });
    expect(JSON.stringify(found.body)).toContain(essay);
    expect((await lin.call(getTask, { params: { id: essay } })).body.tags).toEqual(['draft']);
  });

  it.each([
    { tags: ['two words'] },
    { tags: [''] },
    { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) },
    { steps: Array.from({ length: 51 }, () => ({ title: 'x', done: false })) },
    { duration_minutes: 0 },
    { duration_minutes: 1_441 },
    { course: 'x'.repeat(101) },
  ])('has bounds: %j', async (plan) => {
    const lin = await board.asUser();
    const body = { title: 'Lab', date, ...plan };
    expect((await lin.refused(createTask, { body })).status).toBe(400);
  });
});
