import { streamChat } from '@board/contracts/calls/assistant';
import { logout } from '@board/contracts/calls/auth';
import { describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { configure } from '../testing/ask.ts';
import { type Provider, startProvider } from '../testing/start-provider.ts';

describeOnEngines('replies that are being written', (engine) => {
  let provider: Provider;
  let board: TestApp;
  beforeAll(async () => {
    provider = await startProvider();
    board = await startTestApp({ engine, environment: { OUTBOUND_ALLOW: provider.host } });
    await configure(board, provider, { model: 'hang-amid', rate_limit_per_minute: 100 });
  });
  afterAll(async () => {
    await board.close();
    await provider.stop();
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
