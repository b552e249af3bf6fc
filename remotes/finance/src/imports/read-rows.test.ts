import { parseCsv } from '@board/contracts/formats/csv';
import { findTable } from './columns.ts';
import { readDate, readMoney, readTime } from './read-cells.ts';
import { readRows } from './read-rows.ts';

function read(csv: string) {
  const { rows, columns } = findTable(parseCsv(csv).rows.map(({ cells }) => cells));
  return readRows(rows, columns);
}

test.each([
  ['18', 1800],
  ['¥1,234.50', 123_450],
  ['-12.3', -1230],
  ['\u221212.30', -1230],
  ['(8.00)', -800],
  ['12,50', 1250],
  ['１８．５０', 1850],
  ['18.00元', 1800],
])('%s is %i minor units', (cell, minor) => {
  expect(readMoney(cell)).toBe(minor);
});

test.each(['', 'abc', '1.234.5', '0.001', '12-3', '=1+1'])('%j is no amount', (cell) => {
  expect(readMoney(cell)).toBeUndefined();
});

test.each([
  ['2026-11-18', '2026-11-18', null],
  ['2026/1/8 7:05:00', '2026-01-08', '07:05'],
  ['2026年11月18日', '2026-11-18', null],
  ['20261118', '2026-11-18', null],
  ['2026-11-18T12:10:03', '2026-11-18', '12:10'],
])('%s is the day %s', (cell, day, time) => {
  expect(readDate(cell)).toEqual({ day, time });
});

test.each(['2026-02-30', '18/11/2026', 'yesterday', ''])('%j is no day', (cell) => {
  expect(readDate(cell)).toBeUndefined();
});

test('a time beyond the day is none', () => {
  expect(readTime('24:00')).toBeNull();
  expect(readTime('9:61')).toBeNull();
});

test('a bill of a payment service is read, its neutral lines named', () => {
  const rows = read(
    [
      '微信支付账单明细,,,',
      '交易时间,商品,收/支,金额(元)',
      '2026-11-18 12:10:03,午餐,支出,¥18.00',
      '2026-11-18 18:00:00,家教,收入,¥160.00',
      '2026-11-18 19:00:00,零钱提现,/,¥100.00',
    ].join('\n'),
  );
  expect(rows).toEqual([
    {
      line: 1,
      row: {
        type: 'expense',
        amount: 18,
        category: 'other',
        description: '午餐',
        date: '2026-11-18',
        time: '12:10',
      },
    },
    expect.objectContaining({ row: expect.objectContaining({ type: 'income', amount: 160 }) }),
    { line: 3, problem: 'neutral' },
  ]);
});

test('without a column for it the sign tells the type, and plain figures are spending', () => {
  const typesOf = (csv: string) => read(csv).map((each) => ('row' in each ? each.row.type : ''));
  expect(typesOf('date,amount,note\n2026-11-18,-5,a\n2026-11-18,7,b')).toEqual([
    'expense',
    'income',
  ]);
  expect(typesOf('date,amount,note\n2026-11-18,5,a')).toEqual(['expense']);
});

test('each unreadable line says why', () => {
  const problems = read(
    'date,amount,type,note\nx,5,income,a\n2026-11-18,zero,income,a\n2026-11-18,5,gift,a\n2026-11-18,5,income,',
  ).map((each) => ('problem' in each ? each.problem : ''));
  expect(problems).toEqual(['date', 'amount', 'type', 'description']);
});

test('a neutralised formula comes back as it was written', () => {
  const [first] = read("date,amount,note,category\n2026-11-18,5,'=SUM(A1),餐饮");
  expect(first).toMatchObject({ row: { description: '=SUM(A1)', category: 'dining' } });
});
