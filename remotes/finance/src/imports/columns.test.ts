import { findTable } from './columns.ts';

test('the heading is found under the lines above it', () => {
  const table = findTable([
    ['微信支付账单明细'],
    ['微信昵称：[lin]'],
    ['交易时间', '交易类型', '交易对方', '商品', '收/支', '金额(元)', '支付方式'],
    ['2026-11-18 12:10:03', '商户消费', '食堂', '午餐', '支出', '¥18.00', '零钱'],
  ]);
  expect(table.columns).toMatchObject({
    date: 0,
    amount: 5,
    type: 4,
    counterparty: 2,
    description: 3,
    kind: 1,
    category: -1,
    time: -1,
  });
  expect(table.rows).toHaveLength(1);
});

test('our own export is understood in both languages', () => {
  for (const headings of [
    ['date', 'time', 'type', 'category', 'description', 'amount'],
    ['日期', '时间', '类型', '分类', '说明', '金额'],
  ]) {
    expect(findTable([headings]).columns).toMatchObject({
      date: 0,
      time: 1,
      type: 2,
      category: 3,
      description: 4,
      amount: 5,
    });
  }
});

test('an unknown heading leaves the choice to the person', () => {
  const { headings, columns } = findTable([
    ['x', 'y'],
    ['1', '2'],
  ]);
  expect(headings).toEqual(['x', 'y']);
  expect(new Set(Object.values(columns))).toEqual(new Set([-1]));
});

test.each([
  [
    ['交易日期', '摘要', '交易金额(收入)', '交易金额(支出)', '记账金额(收入)', '记账金额(支出)'],
    4,
    5,
  ],
  [['Date', 'Details', 'Debit (GBP)', 'Credit (GBP)', 'Amount'], 3, 2],
  [['记账日期', '借方发生额', '贷方发生额', '摘要'], 2, 1],
])('%j has a column for what came in and one for what went out', (headings, income, spending) => {
  expect(findTable([headings]).columns).toMatchObject({ amount: -1, income, spending });
});

test('lines that hold one cell are none of the table', () => {
  const { rows } = findTable([
    ['date', 'amount'],
    ['2026-11-18', '5'],
    ['--------'],
    ['1 line', ''],
  ]);
  expect(rows).toEqual([['2026-11-18', '5']]);
});
