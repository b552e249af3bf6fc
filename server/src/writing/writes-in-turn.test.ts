import { program } from '../testing/api-token.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { writesInFlight } from '../turns/turns.ts';
import { touch } from './transaction.ts';

const inFlight = writesInFlight.perPerson + 1;
const tooMany = 4;
const task = { title: 'Essay', date: '2026-11-18' };

describeOnEngines('the writes of one person', () => {
  const board = boardForAll();

  /** While it lasts his own writes stand still; on SQLite everybody's. */
  async function heldUp({ user }: SignedIn, work: () => Promise<unknown>): Promise<void> {
    await board.services.database.transaction(async (tx) => {
      await touch(board.services, tx, user.id, ['tasks']);
      await work();
    });
  }

  /** Who was answered, in this order. */
  async function answered(lin: SignedIn, sender: TestClient): Promise<string[]> {
    const { database } = board.services;
    const order: string[] = [];
    const refused = Promise.withResolvers<void>();
    const asked: Promise<unknown>[] = [];
    const send = async () => {
      const { statusCode, headers } = await sender.send('POST', '/api/tasks', task);
      order.push(statusCode === 201 ? 'lin' : `${statusCode} ${headers['retry-after']}`);
      if (order.length === tooMany) refused.resolve();
    };
    await heldUp(lin, async () => {
      asked.push(...Array.from({ length: inFlight + tooMany }, send));
      await refused.promise;
      expect(database.connections().waiting).toBe(0);
      asked.push(database.transaction(async () => void order.push('mei'), 'mei'));
    });
    await Promise.all(asked);
    return order;
  }

  it('wait for each other and hold up nobody else, and too many are told to come again', async () => {
    const lin = await board.asUser();
    const order = await answered(lin, lin);
    expect(order.slice(0, tooMany)).toEqual(Array(tooMany).fill('429 5'));
    expect(order.indexOf('mei')).toBeLessThan(order.lastIndexOf('lin'));
    expect(order.filter((each) => each === 'lin')).toHaveLength(inFlight);
  });

  it('do so as well where a program sends them', async () => {
    const lin = await board.asUser();
    const order = await answered(lin, await program(board, lin, ['write:tasks']));
    expect(order.indexOf('mei')).toBeLessThan(order.lastIndexOf('lin'));
  });
});
