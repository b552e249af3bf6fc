import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { keyedRows } from './keyed-rows.ts';

const budgets = keyedRows('budgets', ['user_id', 'category']);
const stamps = { version: 1, created_at: '2026-11-18', updated_at: '2026-11-18' };

describeOnEngines('a row by its key', () => {
  const board = boardForAll();
  const food = (user_id: string) => ({ user_id, category: 'food', minor: 500, ...stamps });
  const all = () => board.services.database.reader.query.selectFrom('budgets').selectAll();
  let [lin, mei] = ['', ''];
  beforeEach(async () => {
    [lin, mei] = [(await board.asUser()).user.id, (await board.asUser()).user.id];
    await board.services.database.transaction(async (tx) => {
      for (const id of [lin, mei]) await budgets.insert(tx, food(id));
      await budgets.insert(tx, { ...food(lin), category: 'books' });
    });
  });
  const inside = <T>(work: Parameters<typeof board.services.database.transaction<T>>[0]) =>
    board.services.database.transaction(work);
  const others = () => all().where('minor', '=', 500).where('user_id', 'in', [lin, mei]).execute();

  it('is changed, and no other that has a part of the key', async () => {
    expect(await inside((tx) => budgets.change(tx, food(lin), { minor: 700 }))).toBe(true);
    expect(await inside((tx) => budgets.replace(tx, { ...food(lin), minor: 800 }))).toBe(true);
    expect(await budgets.find(board.services.database.reader, food(lin))).toMatchObject({
      minor: 800,
    });
    expect(await others()).toHaveLength(2);
  });

  it('goes alone, and is told of who takes it first', async () => {
    expect(await inside((tx) => budgets.drop(tx, food(lin)))).toEqual(food(lin));
    expect(await inside((tx) => budgets.drop(tx, food(lin)))).toBeUndefined();
    expect(await inside((tx) => budgets.change(tx, food(lin), { minor: 1 }))).toBe(false);
    expect(await others()).toHaveLength(2);
  });

  it('stays when it is added once more, and is put in its place', async () => {
    expect(await inside((tx) => budgets.add(tx, { ...food(lin), minor: 900 }))).toBe(false);
    expect(await others()).toHaveLength(3);
    await inside((tx) => budgets.put(tx, { ...food(lin), minor: 900 }));
    expect(await others()).toHaveLength(2);
    await inside((tx) => budgets.put(tx, { ...food(lin), category: 'rent' }));
    expect(await inside((tx) => budgets.add(tx, { ...food(mei), category: 'rent' }))).toBe(true);
    expect(await others()).toHaveLength(4);
  });
});
