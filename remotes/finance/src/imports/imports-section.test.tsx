import {
  checkTransactionImport,
  importTransactions,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import { events } from '@board/platform';
import { boardState } from '@board/platform/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noImports, show } from '../testing/show-page.tsx';
import { someAccount } from '../testing/some-account.ts';
import { someTransaction } from '../testing/some-transaction.ts';

const { id, created_at } = someTransaction();
const file = { id, name: 'bill.csv', entries: 2, undone: false, created_at };

/** jsdom has no arrayBuffer() of its own. */
function csvFile(text: string, name: string): File {
  const bytes = new TextEncoder().encode(text);
  const made = new File([bytes], name, { type: 'text/csv' });
  return Object.assign(made, { arrayBuffer: async () => bytes.buffer });
}

const bill = [
  '账单明细',
  '交易时间,商品,收/支,金额(元)',
  '2026-11-18 12:10:03,午餐,支出,¥18.00',
  '2026-11-18 18:00:00,公交,支出,¥2.00',
  '2026-11-18 19:00:00,零钱提现,/,¥100.00',
].join('\n');

beforeEach(() => {
  sessionStorage.clear();
  boardState.online = true;
});

test('without a network it says before anything is pressed that it cannot be done', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  expect(await dialog.findByRole('button', { name: 'Preview' })).toBeEnabled();
  act(() => {
    boardState.online = false;
  });
  expect(await dialog.findByText('You are offline: this needs the network')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
});

test('a file is mapped, checked for duplicates, imported without them and undone', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [0], doubles: [] }))
    .on(importTransactions, ({ body }) => ({ ...file, id: body.id ?? file.id, entries: 1 }))
    .on(undoTransactionImport, () => ({ deleted: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  expect(await dialog.findByText(/3 lines found/)).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveDisplayValue('金额(元)');
  await person.selectOptions(dialog.getByLabelText(/^Date/), '-1');
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await person.selectOptions(dialog.getByLabelText(/^Date/), '0');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  const kinds = within(await dialog.findByRole('group', { name: 'Lines' }));
  expect(kinds.getAllByRole('button').map((kind) => kind.textContent)).toEqual([
    'All 3',
    '1 already there',
    '1 new',
    '1 left out',
  ]);
  expect(dialog.getByText('Neither in nor out')).toBeVisible();
  expect(dialog.getByText('Out ¥2.00, in ¥0.00')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: '午餐' }));
  expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  expect(dialog.getByText('Out ¥20.00, in ¥0.00')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: '午餐' }));
  await person.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 record imported')).toBeVisible();
  const sent = api.requests(importTransactions)[0]?.body as { name: string; rows: object[] };
  expect(sent.name).toBe('bill.csv');
  expect(sent.rows).toEqual([expect.objectContaining({ description: '公交', amount: 2 })]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Import undone, 1 record deleted')).toBeVisible();
});

test('what is likely a double of another source is left out until it is taken in', async () => {
  const { api, person } = show();
  const double = { row: 1, date: '2026-11-19', description: '财付通-公交', file: 'cmb.csv' };
  api
    .on(checkTransactionImport, () => ({ duplicates: [], doubles: [double] }))
    .on(importTransactions, ({ body }) => ({ ...file, id: body.id ?? file.id, entries: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  await person.click(await dialog.findByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('1 likely repeated')).toBeVisible();
  expect(dialog.getByText(/of “财付通-公交”, .*19.*, cmb\.csv/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: '1 likely repeated' }));
  expect(dialog.queryByRole('row', { name: /午餐/ })).toBeNull();
  await person.click(dialog.getByRole('checkbox', { name: 'All of these' }));
  await person.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('2 records imported')).toBeVisible();
  const sources = [checkTransactionImport, importTransactions].map(
    (call) => api.requests(call)[0]?.body as { source: string } | undefined,
  );
  const ofWeChat = expect.objectContaining({ source: '交易时间|商品|收/支|金额' });
  expect(sources).toEqual([ofWeChat, ofWeChat]);
});

test('what was taken of the doubles of one account is not all of those of another', async () => {
  const card = someAccount();
  const { api, person } = show({ accounts: [card] });
  const double = { date: '2026-11-19', description: '公交', file: 'cmb.csv' };
  api.on(checkTransactionImport, ({ body }) => ({
    duplicates: [],
    doubles: [{ ...double, row: body.account ? 1 : 0 }],
  }));
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  await person.click(await dialog.findByRole('button', { name: 'Preview' }));
  await person.click(await dialog.findByRole('checkbox', { name: '午餐' }));
  await person.click(dialog.getByRole('button', { name: 'Back' }));
  await person.selectOptions(await dialog.findByLabelText(/^Account/), card.id);
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByRole('checkbox', { name: '公交' })).not.toBeChecked();
});

test('of an account, what is moved becomes transfers, without a category', async () => {
  const card = someAccount();
  const meals = someAccount({ name: 'Meals', kind: 'meal_card' });
  const { api, person } = show({ accounts: [card, meals] });
  const checked: unknown[] = [];
  const sent: unknown[] = [];
  api
    .on(checkTransactionImport, ({ body }) => {
      checked.push(body.account);
      return { duplicates: [], doubles: [] };
    })
    .on(importTransactions, ({ body }) => {
      sent.push([body.account, body.other, body.rows.map(({ type, moved }) => [type, moved])]);
      return { ...file, id: body.id ?? file.id, entries: 3 };
    });
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  await person.selectOptions(await dialog.findByLabelText(/^Account/), card.id);
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  const moved = await dialog.findByRole('row', { name: /零钱提现/ });
  expect(within(moved).getByText('Own account')).toBeVisible();
  expect(within(moved).queryByRole('button')).toBeNull();
  expect(dialog.getByText('Out ¥20.00, in ¥0.00')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText(/^Between this account and/), meals.id);
  await person.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(checked).toEqual([card.id]);
  const records = [
    ['expense', false],
    ['expense', false],
  ];
  expect(sent).toEqual([[card.id, meals.id, [...records, ['expense', true]]]]);
});

test('a category that is set right is so in the rest of the file, and always if it is said', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [], doubles: [] }))
    .on(importTransactions, ({ body }) => ({ ...file, id: body.id ?? file.id, entries: 3 }));
  const saved = jest.fn();
  const stop = events.on('preferences.change', saved);
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  const lines = ['校园超市，水', '校园超市，纸', '公交'].map((what) => `2026-11-18,${what},支出,3`);
  const twice = ['交易时间,商品,收/支,金额(元)', ...lines].join('\n');
  await person.upload(await dialog.findByLabelText('File'), csvFile(twice, 'bill.csv'));
  await person.click(await dialog.findByRole('button', { name: 'Preview' }));
  const first = await dialog.findByRole('combobox', { name: 'Category of 校园超市，水' });
  await person.selectOptions(first, 'dining');
  await person.click(dialog.getByRole('button', { name: 'Always' }));
  const rule = { words: '校园超市', type: 'expense', category: 'dining' };
  expect(saved).toHaveBeenCalledWith({ categoryRules: [rule] });
  expect(dialog.queryByRole('button', { name: 'Always' })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
  const sent = api.requests(importTransactions)[0]?.body as { rows: { category: string }[] };
  expect(sent.rows.map(({ category }) => category)).toEqual(['dining', 'dining', 'transport']);
  stop();
});

test('the same rows sent again are no second import, other rows are one', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [0], doubles: [] }))
    .refuse(importTransactions, 503, 'server.unavailable', 'Gone for a moment');
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  const preview = async () => person.click(await dialog.findByRole('button', { name: 'Preview' }));
  const send = async (name: string, times: number) => {
    await person.click(await dialog.findByRole('button', { name }));
    await waitFor(() => expect(api.requests(importTransactions)).toHaveLength(times));
    expect(await dialog.findByText('Gone for a moment')).toBeVisible();
  };
  await preview();
  await send('Import 1 row', 1);
  await send('Import 1 row', 2);
  await person.click(dialog.getByRole('checkbox', { name: '午餐' }));
  await send('Import 2 rows', 3);
  await person.click(dialog.getByRole('button', { name: 'Back' }));
  await preview();
  await send('Import 2 rows', 4);
  const [first, again, more, back] = api
    .requests(importTransactions)
    .map(({ body }) => (body as { id: string }).id);
  expect(again).toBe(first);
  expect(new Set([first, more, back]).size).toBe(3);
});

test('a line that cannot be read shows what stands there, and every line is on some page', async () => {
  const { api, person } = show();
  api.on(checkTransactionImport, () => ({ duplicates: [], doubles: [] }));
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  const lines = Array.from({ length: 60 }, (_, at) => `2026-11-18,coffee ${at + 1},支出,3`);
  const long = ['交易时间,商品,收/支,金额(元)', ...lines, 'someday,tea,支出,3'].join('\n');
  await person.upload(await dialog.findByLabelText('File'), csvFile(long, 'bill.csv'));
  await person.click(await dialog.findByRole('button', { name: 'Preview' }));
  const [, first] = await dialog.findAllByRole('row');
  expect(first).toHaveTextContent('Line 61');
  expect(first).toHaveTextContent('someday tea 支出 3');
  expect(dialog.queryByText('coffee 60')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(dialog.getByText('coffee 60')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'coffee 60' }));
  expect(dialog.getByRole('button', { name: 'Import 59 rows' })).toBeVisible();
});

test('a file that cannot be read says so', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile('', 'empty.csv'));
  expect(await dialog.findByText('This file has no line that can be read')).toBeVisible();
});

test('a file that is gone by now is said to have failed', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  const gone = csvFile(bill, 'bill.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await person.upload(await dialog.findByLabelText('File'), gone);
  expect(await dialog.findByText('Import failed, please retry')).toBeVisible();
});

test('an import is undone as a whole after a question', async () => {
  const pagination = { ...noImports.pagination, total: 1 };
  const { api, person } = show({ imports: { items: [file], pagination } });
  api.on(undoTransactionImport, () => ({ deleted: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('All 2 records of this import are deleted.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone, 2 records deleted')).toBeVisible();
});

test('a file whose signs are the other way round is turned in its preview, and stays so', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [], doubles: [] }))
    .on(importTransactions, ({ body }) => ({ ...file, id: body.id ?? file.id, entries: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a statement' }));
  const lines = 'Date,Description,Amount\n2026-11-18,Shoes,18\n2026-11-19,Hat,-20';
  await person.upload(await dialog.findByLabelText('File'), csvFile(lines, 'bill.csv'));
  const preview = async () => person.click(await dialog.findByRole('button', { name: 'Preview' }));
  await preview();
  expect(await dialog.findByText('Out ¥20.00, in ¥18.00')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'Hat' }));
  const turn = { name: 'The signs are the other way round' };
  await person.click(dialog.getByRole('checkbox', turn));
  expect(await dialog.findByText('Out ¥18.00, in ¥0.00')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Hat' })).not.toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Back' }));
  await preview();
  expect(await dialog.findByRole('checkbox', turn)).toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = api.requests(importTransactions)[0]?.body as { rows: object[] };
  expect(sent.rows).toEqual([expect.objectContaining({ description: 'Shoes', type: 'expense' })]);
});
