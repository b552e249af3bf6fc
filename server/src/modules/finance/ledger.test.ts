import type { InputOf } from '@board/contracts/calls/call';
import { listTransactions } from '@board/contracts/calls/finance';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { importTransactions } from './imports.ts';

type Query = NonNullable<InputOf<typeof listTransactions>['query']>;

const categories = ['dining', 'study', 'transport', 'pets'];

/** Three months, three a day, in a pattern that every filter cuts differently. */
const rows = Array.from({ length: 3 * 90 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 8, 2) + Math.floor(index / 3) * 24 * 60 * 60_000);
  return {
    type: index % 7 === 0 ? ('income' as const) : ('expense' as const),
    amount: index + 1,
    category: categories[index % 4] ?? 'other',
    description: index % 10 === 0 ? `Coffee_100% ${index}` : `Entry ${index}`,
    date: day.toISOString().slice(0, 10),
    time: index % 3 === 0 ? null : `0${index % 3}:30`,
  };
});

describeOnEngines('the ledger', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeAll(async () => {
    student = await board.asUser();
    await importTransactions(await board.contextOf(student), { name: 'rows', rows });
  });

  const list = async (query: Query) => (await student.call(listTransactions, { query })).body;

  /** Every page, one after the other. */
  async function amounts(query: Query): Promise<number[]> {
    const found: number[] = [];
    for (let page = 1; ; page += 1) {
      const { items, pagination } = await list({ ...query, page, limit: 17 });
      found.push(...items.map(({ amount }) => amount));
      expect(pagination.has_next).toBe(page * 17 < pagination.total);
      if (!pagination.has_next) {
        expect(pagination.total).toBe(found.length);
        return found;
      }
    }
  }

  const filters: [Query, (row: (typeof rows)[number]) => boolean][] = [
    [{}, () => true],
    [{ type: 'income' }, ({ type }) => type === 'income'],
    [{ category: 'pets' }, ({ category }) => category === 'pets'],
    [
      { type: 'expense', category: 'dining' },
      ({ type, category }) => type === 'expense' && category === 'dining',
    ],
    [
      { start_date: '2026-09-15', end_date: '2026-11-03' },
      ({ date }) => date >= '2026-09-15' && date <= '2026-11-03',
    ],
    [{ start_date: '2026-10-31' }, ({ date }) => date >= '2026-10-31'],
    [
      { end_date: '2026-09-05', category: 'study' },
      ({ date, category }) => date <= '2026-09-05' && category === 'study',
    ],
    [{ date: '2026-10-10' }, ({ date }) => date === '2026-10-10'],
    [
      { date: '2026-10-10', type: 'expense' },
      ({ date, type }) => date === '2026-10-10' && type === 'expense',
    ],
    [{ search: 'COFFEE' }, ({ description }) => description.startsWith('Coffee')],
    [{ search: '_100%' }, ({ description }) => description.includes('_100%')],
    [
      { search: 'coffee', type: 'income', start_date: '2026-10-02' },
      (row) =>
        row.description.startsWith('Coffee') && row.type === 'income' && row.date >= '2026-10-02',
    ],
    [{ category: 'nothing' }, () => false],
    [{ search: 'nothing' }, () => false],
  ];

  test.each(filters)(
    'all pages of %j hold what belongs there, each once, in order',
    async (query, belongs) => {
      const expected = rows.filter(belongs).map(({ amount }) => amount);
      expect(await amounts(query)).toEqual(expected);
      expect(await amounts({ ...query, order: 'desc' })).toEqual(expected.reverse());
    },
  );

  test('a page behind the last is empty and still tells the total', async () => {
    const { items, pagination } = await list({ page: 99, limit: 100 });
    expect([items.length, pagination.total]).toEqual([0, rows.length]);
  });

  test.each([
    ['start_date=2026-11-02&end_date=2026-11-01', 'finance.range_order'],
    ['limit=101', 'request.invalid'],
    ['page=0', 'request.invalid'],
    ['date=today', 'request.invalid'],
    ['order=up', 'request.invalid'],
    ['colour=red', 'request.unknown_field'],
  ])('%s is refused with %s', async (query, code) => {
    const response = await student.send('GET', `/api/transactions?${query}`);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });

  test('an unchanged ledger is answered with 304', async () => {
    const first = await student.send('GET', '/api/transactions?date=2026-10-10');
    const tag = String(first.headers.etag);
    const again = await student.send('GET', '/api/transactions?date=2026-10-10', undefined, {
      'if-none-match': tag,
    });
    expect(again.statusCode).toBe(304);
  });

  test('the file holds what the filter finds', async () => {
    const file = await student.send('GET', '/api/finance/export?category=dining');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="transactions-2026-11-18.csv"',
    );
    const [head, first, ...others] = file.body.split('\r\n');
    expect(head).toBe('\uFEFFdate,time,type,category,description,amount,course,account');
    expect(first).toBe('2026-09-02,,income,Dining 餐饮,Coffee_100% 0,1.00,,');
    expect(others).toHaveLength(rows.filter(({ category }) => category === 'dining').length);
  });

  test('a formula leaves as text, in a file of its reader’s language', async () => {
    const other = await board.asUser();
    const formula = {
      type: 'expense' as const,
      amount: 5,
      category: 'study',
      description: '=1+1',
      date: '2026-11-18',
      time: '01:30',
    };
    await importTransactions(await board.contextOf(other), { name: 'x', rows: [formula] });
    const file = await other.send('GET', '/api/finance/export', undefined, {
      'accept-language': 'zh-CN',
    });
    expect(file.body).toBe(
      "\uFEFF日期,时间,类型,分类,说明,金额,课程,账户\r\n2026-11-18,01:30,支出,学习,'=1+1,5.00,,\r\n",
    );
  });

  test('a bad range is refused before the file begins', async () => {
    const response = await student.send(
      'GET',
      '/api/finance/export?start_date=2026-11-02&end_date=2026-11-01',
    );
    expect([response.statusCode, response.json().code]).toEqual([400, 'finance.range_order']);
  });
});
