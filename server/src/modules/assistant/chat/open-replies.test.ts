import { streamChat } from '@board/contracts/calls/assistant';
import { logout } from '@board/contracts/calls/auth';
import { boardForAll, describeOnEngines, openForAll } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { configure } from '../testing/ask.ts';
import { startProvider } from '../testing/start-provider.ts';

describeOnEngines('replies that are being written', () => {
  const provider = openForAll(startProvider, (it) => it.stop());
  const board = boardForAll(() => ({ environment: { OUTBOUND_ALLOW: provider.host } }));
  beforeAll(async () => {
    await configure(board, provider, { model: 'hang-amid', rate_limit_per_minute: 100 });
  });

  const ask = (person: SignedIn) =>
    person.send('POST', `/api${streamChat.path}`, { message: 'Hello' });
  const untilOpen = async (count: number): Promise<void> => {
    while ((await provider.seen()).open !== count) await new Promise((next) => setImmediate(next));
  };

  it('are three of one person at most, and end with the session', async () => {
    const [lin, mei] = [await board.asUser(), await board.asUser()];
    const first = [ask(lin), ask(lin), ask(lin)];
    await untilOpen(3);
    const fourth = await ask(lin);
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'assistant.busy']);
    expect(fourth.headers['retry-after']).toBe('5');
    const another = ask(mei);
    await untilOpen(4);

    for (const person of [lin, mei]) await person.call(logout, {});
    for (const reply of await Promise.all([...first, another])) {
      expect(reply.body).toContain('assistant.cut_off');
    }
    await untilOpen(0);
  });
});
