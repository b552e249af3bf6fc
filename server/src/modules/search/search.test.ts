import { createCourse } from '@board/contracts/calls/courses';
import { createTransaction } from '@board/contracts/calls/finance';
import { createNotification } from '@board/contracts/calls/notifications';
import { search } from '@board/contracts/calls/search';
import { createTask, deleteTask, restoreTask, updateTask } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
import { searchLimit } from '@board/contracts/constants/search';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { longestShare } from '../../testing/longest-share.ts';
import type { SignedIn } from '../../testing/test-app.ts';

describeOnEngines('search', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeEach(async () => {
    // A Wednesday; in Shanghai it is noon.
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser();
  });

  const task = async (title: string, more: { date?: string; description?: string } = {}) =>
    (await lin.call(createTask, { body: { title, date: '2026-11-18', ...more } })).body;
  const found = async (q: string, person = lin) => {
    const { groups } = (await person.call(search, { query: { q } })).body;
    return groups.map(({ kind, hits }) => [kind, ...hits.map(({ title }) => title)]);
  };

  it('takes the words of a long ledger without keeping others waiting', async () => {
    const row = { type: 'expense', amount: 18, category: 'dining', date: '2026-11-18', time: null };
    const description = '午饭 Lunch at the canteen behind the library';
    const rows = Array.from({ length: 1_500 }, () => ({ ...row, description }) as const);
    const share = await longestShare(() =>
      lin.send('POST', '/api/finance/imports', { name: 'ledger.csv', rows }),
    );
    expect(share).toBeLessThan(0.25);
    expect(await found('canteen')).toHaveLength(1);
  });

  it('finds by words in any order, by pinyin and its initials, and says what was meant', async () => {
    await task('线性代数第 7 次作业');
    await task('Linear Algebra, problem set 7');
    const [group] = (await lin.call(search, { query: { q: 'xxds' } })).body.groups;
    expect(group).toMatchObject({ kind: 'task', total: 1 });
    expect(group?.hits[0]).toMatchObject({ title: '线性代数第 7 次作业', marks: [[0, 4]] });
    expect(await found('作业 线性')).toEqual([['task', '线性代数第 7 次作业']]);
    expect(await found('daishu')).toEqual([['task', '线性代数第 7 次作业']]);
    expect(await found('set alg')).toEqual([['task', 'Linear Algebra, problem set 7']]);
    expect(await found('quantum')).toEqual([]);
  });

  it('finds things of every kind, in one order', async () => {
    await task('Algebra homework');
    const date = '2026-11-20';
    await lin.call(createTerm, {
      body: { name: 'Term of algebra', first_monday: '2026-09-07', weeks: 18 },
    });
    await lin.call(createCourse, {
      body: {
        course_name: 'Linear Algebra',
        classroom: 'A-302',
        periods: '',
        time: '10:00-11:30',
        date,
      },
    });
    await lin.call(createTransaction, {
      body: {
        type: 'expense',
        amount: 32,
        category: 'study',
        description: 'Algebra book',
        date,
        time: null,
      },
    });
    await lin.call(createNotification, {
      body: { title: 'Room of algebra', message: 'A-303', type: 'info', category: 'course' },
    });
    expect(await found('algebra')).toEqual([
      ['task', 'Algebra homework'],
      ['lesson', 'Linear Algebra'],
      ['course', 'Linear Algebra'],
      ['term', 'Term of algebra'],
      ['transaction', 'Algebra book'],
      ['notification', 'Room of algebra'],
    ]);
    expect(await found('a-302')).toEqual([
      ['lesson', 'Linear Algebra'],
      ['course', 'Linear Algebra'],
    ]);
    expect(await found('xuexi 32')).toEqual([['transaction', 'Algebra book']]);
  });

  it('finds what is on a day, and that alone when nothing is called so', async () => {
    await task('Slides', { date: '2026-11-20' });
    await task('Another day', { date: '2026-11-21' });
    await task('周五 chat', { date: '2026-11-24' });
    expect(await found('friday')).toEqual([['task', 'Slides']]);
    expect(await found('周五')).toEqual([['task', 'Slides', '周五 chat']]);
    expect(await found('slides friday')).toEqual([['task', 'Slides']]);
    const { body } = await lin.call(search, { query: { q: '量子力学 周五' } });
    expect(body).toMatchObject({ day: '2026-11-20', rest: '量子力学', only_day: true });
    expect(body.groups.flatMap(({ hits }) => hits.map(({ title }) => title))).toEqual(['Slides']);
  });

  it('forgives a slip when nothing is written so', async () => {
    await task('Regression homework');
    expect(await found('regresison')).toEqual([['task', 'Regression homework']]);
    expect(await found('homewrok regression')).toEqual([['task', 'Regression homework']]);
  });

  it('knows a course by its short form, beside what is written so', async () => {
    await task('高数作业');
    await lin.call(createCourse, {
      body: { course_name: '高等数学A(上)', date: '2026-11-18', periods: '1-2节' },
    });
    expect(await found('高数')).toEqual([
      ['task', '高数作业'],
      ['course', '高等数学A(上)'],
    ]);
  });

  it('forgives it of each kind, whatever another has', async () => {
    await task('Regression homework');
    await lin.call(createTransaction, {
      body: {
        type: 'expense',
        amount: 3,
        category: 'study',
        description: 'Regresison copies',
        date: '2026-11-18',
        time: null,
      },
    });
    expect(await found('regresison')).toEqual([
      ['task', 'Regression homework'],
      ['transaction', 'Regresison copies'],
    ]);
  });

  it('finds a word of any line of a description', async () => {
    await task('Essay', { description: 'Outline first.\nThen the trees.\nThen the forest.' });
    expect(await found('forest')).toEqual([['task', 'Essay']]);
  });

  it('knows at once what was written, changed, deleted and had back', async () => {
    const written = await task('Essay');
    const params = { id: written.id };
    await lin.call(updateTask, { params, body: { title: 'Report', description: 'on trees' } });
    expect(await found('essay')).toEqual([]);
    expect(await found('report tree')).toEqual([['task', 'Report']]);
    await lin.call(deleteTask, { params });
    expect(await found('report')).toEqual([]);
    await lin.call(restoreTask, { params });
    expect(await found('report')).toEqual([['task', 'Report']]);
  });

  it('shows nobody what is another one’s', async () => {
    await task('Diary');
    expect(await found('diary', await board.asUser('mei_student'))).toEqual([]);
    expect(await found('diary')).toHaveLength(1);
  });

  it('shows what is open and soon before what is done, past or far, and a few at first', async () => {
    for (const [title, date] of [
      ['Lab past', '2026-11-10'],
      ['Lab far', '2026-12-10'],
      ['Lab soon', '2026-11-19'],
      ['Lab today', '2026-11-18'],
      ['Lab long ago', '2026-01-10'],
    ] as const)
      await task(title, { date });
    expect(await found('lab')).toEqual([['task', 'Lab today', 'Lab soon', 'Lab far', 'Lab past']]);
    const query = { q: 'lab', kind: 'task', limit: 50 } as const;
    const [group] = (await lin.call(search, { query })).body.groups;
    expect(group?.hits).toHaveLength(5);
    expect(group?.total).toBe(5);
  });

  it('takes whatever was written', async () => {
    for (const title of ['ﹸ⩓𝂮﮿𘢶', 'aﹸ ⑴', '½ ŉ', 'it\'s \\ "so"'])
      expect(await task(title)).toMatchObject({ title });
  });

  it('takes no sign beside a day for something to find, and a picture there on that day alone', async () => {
    await task('Essay', { date: '2026-11-19' });
    await task('Why?', { date: '2026-01-05' });
    await task('Run 🏃', { date: '2026-11-19' });
    await task('Walk 🏃', { date: '2026-01-05' });
    for (const q of ['tomorrow?', '明天？', 'tomorrow !'])
      expect(await found(q)).toEqual([['task', 'Essay', 'Run 🏃']]);
    expect(await found('tomorrow 🏃')).toEqual([['task', 'Run 🏃']]);
  });

  it('finds by a sign alone what is called so, of every kind, and nothing else', async () => {
    await task('Save 20 % on books');
    await task('Essay', { description: '100 %' });
    await lin.call(createNotification, {
      body: { title: 'Well done 😀', message: '', type: 'info', category: 'course' },
    });
    expect(await found('%')).toEqual([['task', 'Save 20 % on books']]);
    expect(await found('😀')).toEqual([['notification', 'Well done 😀']]);
    expect(await found('§')).toEqual([]);
  });

  it('finds what is called by a sign behind many that only speak of it', async () => {
    await task('Save 20 %', { date: '2026-12-31' });
    for (let one = 0; one <= searchLimit.hits; one += 1) await task('Essay', { description: '%' });
    expect(await found('%')).toEqual([['task', 'Save 20 %']]);
  });

  it('answers whatever is typed', async () => {
    await task('C++ "quotes" \' and * stars');
    for (const q of [
      '"',
      "'",
      '*',
      'c++',
      '" OR 1',
      "' | x",
      '\\',
      '()',
      'NEAR(a b)',
      '¬',
      ':*',
      '😀',
      '%',
    ])
      await found(q);
    expect(await found('quotes stars')).toHaveLength(1);
  });
});
