import { listTasks } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { readsInFlight } from '../turns/turns.ts';

const inFlight = readsInFlight.each + readsInFlight.perPerson;

describeOnEngines('what one person reads at once', () => {
  const board = boardForAll();

  it('waits for himself, and too much of it is told to come again; others do not hear of it', async () => {
    const [lin, mei] = [await board.asUser(), await board.asUser()];
    const asked = Array.from({ length: inFlight * 3 }, () => lin.send('GET', '/api/tasks'));
    await mei.call(listTasks, {});
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
  });
});
