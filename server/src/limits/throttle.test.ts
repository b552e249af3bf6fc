import { bindEducation } from '@board/contracts/calls/education';
import type { Transaction } from '../database/connection.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';
import { countAttempt } from './throttle.ts';

describeOnEngines('a call to an address that somebody typed', () => {
  const board = boardForAll();

  /** Inside of a network, so it is refused before anything is sent; the attempt counts. */
  const attempt = async (person: SignedIn, host: string) => {
    const body = { apiPath: `http://${host}/courses`, apiKey: 'key' };
    const { body: refusal, headers } = await person.refused(bindEducation, { body });
    return `${refusal.code} ${headers['retry-after'] ?? ''}`.trim();
  };

  it('is made twenty times in ten minutes, wherever it goes', async () => {
    const lin = await board.asUser();
    for (let count = 0; count < 20; count += 1)
      expect(await attempt(lin, `10.0.1.${count}`)).toBe('outbound.address_refused');
    expect(await attempt(lin, '10.0.1.99')).toBe('request.too_many 600');
    expect(await attempt(await board.asUser(), '10.0.1.99')).toBe('outbound.address_refused');
    board.clock.advance(10 * 60_000);
    expect(await attempt(lin, '10.0.1.99')).toBe('outbound.address_refused');
  });

  it('reaches one host sixty times a minute, whoever makes it', async () => {
    for (let people = 0; people < 4; people += 1) {
      const person = await board.asUser();
      for (let count = 0; count < 15; count += 1)
        expect(await attempt(person, '10.0.2.1')).toBe('outbound.address_refused');
    }
    expect(await attempt(await board.asUser(), '10.0.2.1')).toBe('request.too_many 60');
  });
});

describeOnEngines('what is counted under one key', () => {
  const board = boardForAll();

  it('lines up without a connection', async () => {
    const { services } = board;
    const { database } = services;
    const count = (tx?: Transaction) =>
      countAttempt({ ...services, tx }, 'login-to:lin', { attempts: 100, windowMs: 60_000 });
    let counted: Promise<void>[] = [];
    await database.transaction(async (tx) => {
      await count(tx);
      counted = Array.from({ length: 30 }, () => count());
      await new Promise(setImmediate);
      expect(database.connections().waiting).toBe(0);
    });
    await Promise.all(counted);
    expect(await count().then(() => 'counted')).toBe('counted');
  });
});
