import {
  financeStats,
  importTransactions,
  listTransactions,
  recategorise,
  setCategories,
} from '@board/contracts/calls/finance';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';

const coffee = {
  type: 'expense' as const,
  amount: 13.9,
  category: 'other',
  description: '瑞幸咖啡，拿铁',
  date: '2026-11-16',
  time: null,
};
const rule = { words: '瑞幸', type: 'expense', category: 'dining' } as const;

describeOnEngines('a rule for categories', () => {
  const board = boardForAll();

  async function withLedger() {
    const student = await board.asUser();
    const rows = [
      coffee,
      { ...coffee, category: 'study', date: '2026-10-01' },
      { ...coffee, description: '地铁' },
      { ...coffee, type: 'income' as const },
    ];
    await student.call(importTransactions, { body: { name: 'bill.csv', rows } });
    const categories = async () =>
      (await student.call(listTransactions, { query: {} })).body.items.map((each) => [
        each.description,
        each.type,
        each.category,
      ]);
    const figures = async () =>
      (await student.call(financeStats, { query: { month: '2026-11' } })).body.expenseByCategory;
    return { student, categories, figures };
  }

  test('is applied to the past, and that is undone', async () => {
    const { student, categories, figures } = await withLedger();
    const [before, sums] = [await categories(), await figures()];
    const { changes } = (await student.call(recategorise, { body: rule })).body;
    expect(changes.map(({ category, ids }) => [category, ids.length])).toEqual([
      ['other', 1],
      ['study', 1],
    ]);
    expect(await categories()).toEqual(
      before.map(([words, type, category]) =>
        words === coffee.description && type === 'expense'
          ? [words, type, 'dining']
          : [words, type, category],
      ),
    );
    expect(await figures()).toContainEqual(
      expect.objectContaining({ category: 'dining', amount: 13.9 }),
    );
    const undone = await student.call(setCategories, { body: { changes } });
    expect(undone.body).toEqual({ changed: 2 });
    expect([await categories(), await figures()]).toEqual([before, sums]);
  });

  test('is undone where every record was of another category', async () => {
    const student = await board.asUser();
    const rows = Array.from({ length: 30 }, (_, at) => ({ ...coffee, category: `Own ${at}` }));
    await student.call(importTransactions, { body: { name: 'bill.csv', rows } });
    const categories = async () => {
      const query = { limit: 100 };
      const { items } = (await student.call(listTransactions, { query })).body;
      return items.map(({ id, category }) => [id, category]);
    };
    const before = await categories();
    const { changes } = (await student.call(recategorise, { body: rule })).body;
    const undone = await student.call(setCategories, { body: { changes } });
    expect(undone.body).toEqual({ changed: 30 });
    expect(await categories()).toEqual(before);
  });

  test('is undone in one go for no more records than it is applied to', async () => {
    const student = await board.asUser();
    const some = () => Array.from({ length: 600 }, () => newId(board.clock.now()));
    const changes = [
      { category: 'dining', ids: some() },
      { category: 'study', ids: some() },
    ];
    const { body } = await student.refused(setCategories, { body: { changes } });
    expect(body.code).toBe('transaction.too_many');
  });

  test('changes nothing of somebody else', async () => {
    const { student } = await withLedger();
    const other = await withLedger();
    const before = await other.categories();
    const { changes } = (await student.call(recategorise, { body: rule })).body;
    expect((await other.student.call(setCategories, { body: { changes } })).body).toEqual({
      changed: 0,
    });
    expect(await other.categories()).toEqual(before);
  });

  test('takes signs of a pattern as they are', async () => {
    const { student } = await withLedger();
    const body = { ...rule, words: '%' };
    expect((await student.call(recategorise, { body })).body).toEqual({ changes: [] });
  });
});
