import { parseCsv } from '@board/contracts/formats/csv';
import { findTable } from './columns.ts';
import { readMoney } from './read-cells.ts';
import { dateOrder, readDate, readTime } from './read-dates.ts';
import { readRows } from './read-rows.ts';

const read = (csv: string, ofAccount?: boolean) =>
  readRows(findTable(parseCsv(csv).rows.map(({ cells }) => cells)), 'en', [], ofAccount);

test.each([
  ['18', 1800],
  ['¥1,234.50', 123_450],
  ['-12.3', -1230],
  ['\u221212.30', -1230],
  ['(8.00)', -800],
  ['12,50', 1250],
  ['１８．５０', 1850],
  ['18.00元', 1800],
  ['1.234,50', 123_450],
  ['£4.95 DR', -495],
  ['12.00-', -1200],
  ['1,23,456.00', 12_345_600],
  ["1'234.50", 123_450],
  ['1’234.50', 123_450],
  ['.50', 50],
])('%s is %i minor units', (cell, minor) => {
  expect(readMoney(cell)).toEqual({ minor, refunded: 0 });
});

test.each([
  ['131.77(已退款89.84)', 13_177, 8984],
  ['131.77（已退款￥89.84）', 13_177, 8984],
  ['59.00(已全额退款)', 5900, 5900],
])('%s says itself what of it came back', (cell, minor, refunded) => {
  expect(readMoney(cell)).toEqual({ minor, refunded });
});

test('an amount with much beside it costs no more than its length', () => {
  const start = performance.now();
  expect(readMoney(`12(退${','.repeat(1_600)}`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a cell of digits that is no number is not tried from each of them', () => {
  const start = performance.now();
  expect(readMoney(`${'1'.repeat(100_000)}!`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test.each(['', 'abc', '1.234.5', '0.001', '12-3', '=1+1', '-1,5000', '0,125', '.'])(
  '%j is no amount',
  (cell) => {
    expect(readMoney(cell)).toBeUndefined();
  },
);

test.each([
  ['2026-11-18', '2026-11-18', null],
  ['2026/1/8 7:05:00', '2026-01-08', '07:05'],
  ['2026年11月18日', '2026-11-18', null],
  ['20261118', '2026-11-18', null],
  ['2026-11-18T12:10:03', '2026-11-18', '12:10'],
  ['21/11/2026', '2026-11-21', null],
  ['21.11.26 12:10', '2026-11-21', '12:10'],
  ['21 Nov 2026', '2026-11-21', null],
  ['21st November 2026', '2026-11-21', null],
  ['Nov 21, 2026 1:05 PM', '2026-11-21', '13:05'],
  ['21-Nov-26', '2026-11-21', null],
  ['46347.50694', '2026-11-21', '12:10'],
  ['2026/11/20 下午 3:20', '2026-11-20', '15:20'],
  ['2026/11/20 上午3:20:05', '2026-11-20', '03:20'],
  ['2026-11-20 PM 03:20', '2026-11-20', '15:20'],
])('%s is the day %s', (cell, day, time) => {
  expect(readDate(cell)).toEqual({ day, time });
});

test.each([
  '2026-02-30',
  '30/02/2026',
  '11/21/2026',
  '21/11',
  '21 Foo 2026',
  'yesterday',
  '',
  '0001-01-01',
  '1899-12-31',
  '9999-12-31',
])('%j is no day', (cell) => {
  expect(readDate(cell)).toBeUndefined();
});

test.each([
  [['01/11/2026', '21/11/2026'], 'dmy'],
  [['11/01/2026', '11/21/2026'], 'mdy'],
  [['11/03/2026', '11/05/2026', '11/09/2026'], 'mdy'],
  [['03/11/2026', '05/11/2026'], 'dmy'],
  [['11.03.2026', '11.05.2026'], 'dmy'],
  [['03/04/2026'], 'dmy'],
  [["'11/05/2026", "'11/25/2026"], 'mdy'],
  [['11/05/2026\n10:20', '11/25/2026\n10:22'], 'mdy'],
  [['26/11/12', '26/11/14', '26/11/28'], 'ymd'],
  [['12/11/26', '14/11/26', '28/11/26'], 'dmy'],
  [['2026-11-01', '21 Nov 2026'], undefined],
])('the days of %j are in the order %s', (cells, order) => {
  expect(dateOrder(cells)).toBe(order);
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
        category: 'dining',
        description: '午餐',
        date: '2026-11-18',
        time: '12:10',
      },
      rule: '餐',
    },
    expect.objectContaining({ row: expect.objectContaining({ type: 'income', amount: 160 }) }),
    { line: 3, problem: 'neutral' },
  ]);
});

test('of an account, a neutral line that says which way the money went is a transfer', () => {
  const rows = read(
    [
      '交易时间,商品,收/支,金额(元)',
      '2026-11-18 19:00:00,零钱提现,/,¥100.00',
      '2026-11-18 19:00:00,零钱充值,/,¥50.00',
      '2026-11-18 19:00:00,转入零钱通,/,¥10.00',
    ].join('\n'),
    true,
  );
  const words = rows.map((each) => ('row' in each ? [each.kind, each.row.type] : each.problem));
  expect(words).toEqual([['transfer', 'expense'], ['transfer', 'income'], 'neutral']);
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
    'date,amount,type,note\nx,5,income,a\n2026-11-18,zero,income,a\n2026-11-18,5,gift,a',
  ).map((each) => ('problem' in each ? each.problem : ''));
  expect(problems).toEqual(['date', 'amount', 'type']);
});

test('a line without a description is called after its category', () => {
  const [first] = read('date,amount,type,note\n2026-11-18,5,income,');
  expect(first).toMatchObject({ row: { description: 'Other 其他' } });
});

test('a column of types in words of its own is no reason to drop its lines', () => {
  const [first] = read('date,type,amount,note\n2026-11-18,VIS,-5,Bus ticket');
  expect(first).toMatchObject({
    row: { type: 'expense', category: 'transport', description: 'Bus ticket' },
    rule: 'Bus',
  });
});

test('both columns filled are no amount that could be told', () => {
  const [first] = read('date,debit,credit,note\n2026-11-18,5,6,a');
  expect(first).toEqual({ line: 1, problem: 'amount' });
});

test('a neutralised formula comes back as it was written', () => {
  const [first] = read("date,amount,note,category\n2026-11-18,5,'=SUM(A1),餐饮");
  expect(first).toMatchObject({ row: { description: '=SUM(A1)', category: 'dining' } });
});

const amountsOf = (csv: string) =>
  read(csv).map((each) =>
    'row' in each ? (each.row.type === 'income' ? 1 : -1) * each.row.amount : each.problem,
  );

test.each([
  ['commas stand before cents', ['12,500', '3,50'], [-12.5, -3.5]],
  ['dots part thousands', ['25.000', '1.500.000', '300'], [-25_000, -1_500_000, -300]],
  ['dots stand before cents', ['25.00', '1,500.00'], [-25, -1500]],
])('where %s in a column, they do in all of it', (_, cells, amounts) => {
  const rows = cells.map((cell) => `2026-11-20\tx\t${cell}`);
  expect(amountsOf(['date\tnote\tamount', ...rows].join('\n'))).toEqual(amounts);
});

test('what stands in a column below 0, where others do not, takes back', () => {
  const bank = '日期,摘要,借方发生额,贷方发生额';
  expect(
    amountsOf(`${bank}\n2026-11-20,购物,100,\n2026-11-21,冲正,-100,\n2026-11-22,工资,,300`),
  ).toEqual([-100, 100, 300]);
  expect(amountsOf('date,debit,credit\n2026-11-20,-5,\n2026-11-20,-6,\n2026-11-21,,3')).toEqual([
    -5, -6, 3,
  ]);
  const words = 'date,note,type,amount\n2026-11-20,shoes,debit,50\n2026-11-21,shoes,debit,-50';
  expect(amountsOf(words)).toEqual([-50, 50]);
  expect(read(words)[1]).toMatchObject({ kind: 'refund' });
});

test('money of another currency than most is not added to it', () => {
  const rows = ['x,-10,EUR', 'y,-1000,JPY', 'z,-12,EUR', 'w,-3,'].map((row) => `2026-11-20,${row}`);
  const problems = amountsOf(['date,note,amount,currency', ...rows].join('\n'));
  expect(problems).toEqual([-10, 'currency', -12, -3]);
});

test('what cannot be refunded is no refund, nor one that failed', () => {
  const rows = [
    'Hotel non-refundable rate,80,',
    '退货运费,12,',
    'Refund: shoes,20,',
    'Refund of a book,9,Failed',
  ].map((row) => `2026-11-20,${row}`);
  const said = amountsOf(['date,description,amount,status', ...rows].join('\n'));
  expect(said).toEqual([-80, -12, 20, 'closed']);
});

test('no letter is half a one, and none is of those that no screen shows', () => {
  const rows = [`${'x'.repeat(199)}😀`, 'a\0b'].map((what) => `2026-11-20,${what},-1`);
  const [long, hidden] = read(['date,note,amount', ...rows].join('\n'));
  expect(long && 'row' in long && long.row.description.isWellFormed()).toBe(true);
  expect(hidden).toMatchObject({ row: { description: 'ab' } });
});

test('one payment to a card turns no account around that spends below 0', () => {
  const [card, bus] = read('date,amount,note\n2026-11-18,-500,信用卡还款\n2026-11-18,-2,Bus');
  expect(card).toMatchObject({ row: { type: 'expense' }, kind: 'transfer' });
  expect(bus).toMatchObject({ row: { type: 'expense' } });
});
