import { confirmProposal, undoProposal } from '@board/contracts/calls/assistant';
import { createTransaction, listTransactions } from '@board/contracts/calls/finance';
import { createTask } from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('a record of money, by words', () => {
  const board = boardForEach();
  let person: SignedIn;
  const [yesterday, today] = ['2026-11-17', '2026-11-18'];

  const spend = async (description: string, amount: number, date = yesterday) => {
    board.clock.advance(1);
    const body = { type: 'expense', category: 'dining', description, amount, date } as const;
    await person.call(createTransaction, { body });
  };
  const ledger = async () => {
    const { items } = (await person.call(listTransactions, { query: {} })).body;
    return items.map(({ description, amount }) => `${description} ${amount}`);
  };

  beforeEach(async () => {
    person = await board.asUser();
    for (const date of [yesterday, today]) await spend('Lunch', 18, date);
    for (const date of [yesterday, today]) await spend('午饭', 18, date);
    await spend('Coffee', 52);
  });

  test.each([
    ['change the lunch of yesterday to 20', 'Lunch 20'],
    ["change yesterday's lunch from 18 to 20", 'Lunch 20'],
    ['the last record was 25, not 52', 'Coffee 25'],
    ['把昨天的午饭改成 20 元', '午饭 20'],
    ['昨天的午饭记错了，应该是20', '午饭 20'],
    ['刚才那笔不是52，是25', 'Coffee 25'],
    ['i paid 25 for coffee, not 52', 'Coffee 25'],
  ])('%s', async (said, after) => {
    const before = await ledger();
    const [proposal] = (await ask(person, said)).proposals;
    expect(proposal).toMatchObject({ kind: 'transaction.change', changes: [{ field: 'amount' }] });
    const params = { id: proposal?.id ?? '' };
    await person.call(confirmProposal, { params });
    expect((await ledger()).filter((line) => !before.includes(line))).toEqual([after]);
    await person.call(undoProposal, { params });
    expect(await ledger()).toEqual(before);
  });

  test.each([
    'delete the coffee record',
    'delete coffee',
    'delete my last expense',
    '删掉刚才那笔',
    '把昨天52块那笔删掉',
    'Coffee那条删了',
  ])('%s', async (said) => {
    const before = await ledger();
    const [proposal] = (await ask(person, said)).proposals;
    expect(proposal).toMatchObject({ kind: 'transaction.delete', subject: 'Coffee' });
    const params = { id: proposal?.id ?? '' };
    await person.call(confirmProposal, { params });
    expect(await ledger()).toEqual(before.filter((line) => line !== 'Coffee 52'));
    await person.call(undoProposal, { params });
    expect(await ledger()).toEqual(before);
  });

  test.each(['change lunch to 20', '把午饭改成20元'])(
    '%s is asked about where two fit, and each answer fits one',
    async (said) => {
      const { proposals, events } = await ask(person, said);
      expect(proposals).toEqual([]);
      const again = events.flatMap(({ examples = [] }) => examples);
      expect(again).toHaveLength(2);
      for (const one of again) expect((await ask(person, one)).proposals).toHaveLength(1);
    },
  );

  test('is not meant where a task is called so, but by a word of money', async () => {
    await person.call(createTask, { body: { title: 'Coffee with Mei', date: today } });
    const proposed = async (said: string) => (await ask(person, said)).proposals[0]?.kind;
    expect(await proposed('delete coffee')).toBe('task.delete');
    expect(await proposed('delete the coffee record')).toBe('transaction.delete');
  });

  test.each([
    ['把打车那笔删了', '没有找到“打车”的收支记录。'],
    ['the taxi was 30, not 20', 'I find no such record of money: “taxi”.'],
    ['the coffee was 30, not 20', 'I find no such record of money: “coffee”.'],
  ])('%s is of nothing that is there', async (said, answer) => {
    expect(await ask(person, said)).toMatchObject({ content: answer, proposals: [] });
  });
});
