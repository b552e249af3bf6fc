import fc from 'fast-check';
import { areas } from '../../areas.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn, TestApp } from '../../testing/test-app.ts';
import { settleEntries } from './settle-entries.ts';

type Made = Record<'task' | 'record' | 'course' | 'import', string[]>;
type Act = (one: { title: string; date: string; id: string }) => {
  method?: 'PUT' | 'DELETE';
  url: string;
  body?: object;
  makes?: keyof Made;
  of?: keyof Made;
};

const record = ({ title, date }: { title: string; date: string }) => ({
  type: 'expense',
  amount: 12.5,
  category: 'dining',
  description: title,
  date,
  time: null,
});
const acts: Record<string, Act> = {
  task: ({ title, date }) => ({ url: 'tasks', body: { title, date }, makes: 'task' }),
  series: ({ title, date }) => ({
    url: 'tasks',
    body: { title, date, recurrence: 'FREQ=DAILY;COUNT=5' },
    makes: 'task',
  }),
  edit: ({ title, date, id }) => ({
    method: 'PUT',
    url: `tasks/${id}`,
    body: { title, date },
    of: 'task',
  }),
  tick: ({ id }) => ({
    method: 'PUT',
    url: `tasks/${id}`,
    body: { completed: true },
    of: 'task',
  }),
  delete: ({ id }) => ({ method: 'DELETE', url: `tasks/${id}`, of: 'task' }),
  restore: ({ id }) => ({ url: `tasks/${id}/restore`, of: 'task' }),
  record: (one) => ({ url: 'transactions', body: record(one), makes: 'record' }),
  change: ({ title, id }) => ({
    method: 'PUT',
    url: `transactions/${id}`,
    body: { description: title },
    of: 'record',
  }),
  spare: ({ id }) => ({ method: 'DELETE', url: `transactions/${id}`, of: 'record' }),
  import: (one) => ({
    url: 'finance/imports',
    body: { name: 'bank.csv', rows: [record(one), record({ ...one, title: 'Rent' })] },
    makes: 'import',
  }),
  undo: ({ id }) => ({ url: `finance/imports/${id}/undo`, of: 'import' }),
  course: ({ title, date }) => ({
    url: 'courses',
    body: { course_name: title, classroom: 'A-302', periods: '', time: '10:00-11:30', date },
    makes: 'course',
  }),
  drop: ({ id }) => ({ method: 'DELETE', url: `courses/${id}`, of: 'course' }),
  sample: () => ({ url: 'sample-term', body: {} }),
  noSample: () => ({ method: 'DELETE', url: 'sample-term' }),
};

const step = fc.record({
  act: fc.constantFrom(...Object.values(acts)),
  title: fc.constantFrom('线性代数', 'Linear map', '周五聚餐', 'Lunch', '音乐会', 'Essay 2'),
  date: fc.constantFrom('2026-11-17', '2026-11-18', '2026-12-01'),
  pick: fc.nat(30),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One of all, each after what it needs. */
const each = Object.values(acts).map(
  (act): Step => ({ act, title: 'Essay 2', date: '2026-11-18', pick: 0 }),
);

describeOnEngines('the index of what is found by words', () => {
  const board = boardForAll();

  it('is after any writes what it would be if it were made anew', async () => {
    const done = new Set<Act>();
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const lin = await board.asUser();
        const made: Made = { task: [], record: [], course: [], import: [] };
        for (const one of steps) if (await take(lin, made, one)) done.add(one.act);
        const kept = await entriesOf(board, lin);
        most = Math.max(most, kept.length);
        expect(kept.filter(({ stale }) => stale === 1)).toEqual([]);
        await rebuild(board, lin);
        expect(kept).toEqual(await entriesOf(board, lin));
      }),
      { numRuns: 25, examples: [[each]] },
    );
    expect(done.size).toBe(each.length);
    expect(most).toBeGreaterThan(20);
  });
});

/** What the server refuses changes nothing, which is part of the claim. */
async function take(lin: SignedIn, made: Made, { act, pick, ...one }: Step): Promise<boolean> {
  const { of } = act({ ...one, id: '' });
  const known = of ? made[of] : [];
  const id = known[pick % Math.max(1, known.length)] ?? '';
  if (of && id === '') return false;
  const { method = 'POST', url, body, makes } = act({ ...one, id });
  const reply = await lin.send(method, `/api/${url}`, body);
  if (reply.statusCode >= 400) return false;
  if (makes) made[makes].push(reply.json().id);
  return true;
}

const entriesOf = ({ services }: TestApp, { user }: SignedIn) =>
  services.database.reader.query
    .selectFrom('search_entries')
    .select(['kind', 'id', 'day', 'words', 'stale'])
    .where('user_id', '=', user.id)
    .orderBy('kind')
    .orderBy('id')
    .execute();

/** As the migration fills it. */
async function rebuild({ services: { database } }: TestApp, { user }: SignedIn): Promise<void> {
  const own = `where user_id = '${user.id}'`;
  const sources = areas.flatMap(({ search }) => search ?? []);
  await database.transaction(async (tx) => {
    await tx.run(`delete from search_entries ${own}`, []);
    for (const kind of sources.filter((source) => 'find' in source).map((source) => source.kind))
      await tx.run(
        `insert into search_entries (user_id, kind, id, day, words, stale)
          select user_id, '${kind}', id, '', '', 1 from ${kind}s ${own}`,
        [],
      );
  });
  await settleEntries(database, sources);
}
