import { areas } from '../../areas.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { tablesWith } from '../../testing/tables.ts';

/** How a column is called that says who somebody is. */
const ofAPerson =
  /(^|_)(user|actor|owner|person|member|student|teacher|author|sender|recipient)_(id|name|key)$|_by$|^(user|e)_?(name|mail)/;

describeOnEngines('a table with a person in it', () => {
  const board = boardForAll();

  async function unnamed(): Promise<string[]> {
    const ctx = await board.contextOf(await board.asUser());
    const named = areas.flatMap(({ exportOf, alsoHolds = [] }): string[] => [
      ...(exportOf?.(ctx) ?? []).flatMap(({ tables }) => tables),
      ...alsoHolds,
    ]);
    return (await tablesWith(board, ofAPerson)).filter((table) => !named.includes(table));
  }

  it('is named by an area: in the export, or among what is left out', async () => {
    expect(await unnamed()).toEqual([]);
  });

  it('is found when none names it, by whatever word it calls the person', async () => {
    await board.services.database.transaction(async (tx) => {
      await tx.run('create table class_marks (id text, teacher_id text)', []);
      await tx.run('create table letters (id text, sent_by text)', []);
    });
    expect(await unnamed()).toEqual(['class_marks', 'letters']);
  });
});
