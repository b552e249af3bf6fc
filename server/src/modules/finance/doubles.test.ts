import { addDays, daysBetween } from '@board/time';
import fc from 'fast-check';
import { daysApart, type KeptRecord, knownRows } from './doubles.ts';

const day = (after: number) => addDays('2026-11-16', after);
const paid = (after: number, amount = 18, description = 'WeChat') => ({
  type: 'expense' as const,
  amount,
  category: 'dining',
  description,
  date: day(after),
  time: null,
});
const kept = (after: number, minor = 1800, source = 'bank'): KeptRecord => ({
  type: 'expense',
  minor,
  description: 'Bank',
  date: day(after),
  file: 'bank.csv',
  source,
});
const pairs = async (rows: ReturnType<typeof paid>[], records: KeptRecord[]) =>
  (await knownRows(rows, records, 'wechat')).doubles.map(({ row, date }) => [row, date]);

test.each([
  ['posted three days later', [paid(0)], [kept(3)], [[0, day(3)]]],
  ['posted four days later', [paid(0)], [kept(4)], []],
  ['another amount', [paid(0, 18.01)], [kept(0)], []],
  ['another direction', [paid(0)], [{ ...kept(0), type: 'income' }], []],
  ['the same source', [paid(0)], [kept(0, 1800, 'wechat')], []],
  [
    'what is moved between two accounts, on its day alone',
    [paid(0), paid(2)],
    [0, 1].map((at) => ({ ...kept(at, 1800, 'wechat'), moved: true as const })),
    [[0, day(0)]],
  ],
  ['the nearest day', [paid(1)], [kept(-1), kept(2)], [[0, day(2)]]],
  ['one record for two payments', [paid(0), paid(0)], [kept(0)], [[0, day(0)]]],
  [
    'a row that is there word for word leaves the other record to the other row',
    [paid(0, 18, 'Bank'), paid(0)],
    [kept(0), kept(1)],
    [[1, day(1)]],
  ],
])('%s', async (_, rows, records, expected) => {
  expect(await pairs(rows, records)).toEqual(expected);
});

test('an empty ledger holds nothing already', async () => {
  expect(await knownRows([paid(0)], [], 'wechat')).toEqual({ duplicates: [], doubles: [] });
});

test('no record stands for two rows, and no row is known twice, however they lie', async () => {
  const offsets = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(offsets, offsets, async (rows, records) => {
      const { duplicates, doubles } = await knownRows(
        rows.map((at) => paid(at)),
        records.map((at) => kept(at)),
        'wechat',
      );
      const known = [...duplicates, ...doubles.map(({ row }) => row)];
      expect(new Set(known).size).toBe(known.length);
      for (const date of new Set(doubles.map((double) => double.date))) {
        const held = records.filter((at) => day(at) === date).length;
        expect(doubles.filter((double) => double.date === date).length).toBeLessThanOrEqual(held);
      }
      // Whatever is left over has no record within reach that is left over too.
      for (const [place, at] of rows.entries()) {
        if (known.includes(place)) continue;
        const near = records
          .map(day)
          .filter((date) => Math.abs(daysBetween(date, day(at))) <= daysApart);
        const used = doubles.filter(({ date }) => near.includes(date));
        expect(used.length).toBeGreaterThanOrEqual(near.length);
      }
    }),
  );
});

test('ten thousand rows against fifty thousand records of one amount hold nobody up', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => paid(at % 400));
  const records = Array.from({ length: 50_000 }, (_, at) => kept(at % 400));
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  const { doubles } = await knownRows(rows, records, 'wechat');
  clearInterval(others);
  expect(doubles).toHaveLength(10_000);
  expect(turns).toBeGreaterThan(3);
});
