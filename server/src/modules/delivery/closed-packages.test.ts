import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { shellWith } from './testing/sample-packages.ts';
import { newToken, shipper } from './testing/ship.ts';

const token = 'a-token-of-twenty-letters';

describeOnEngines('the packages of a closed board', () => {
  const board = boardForEach(() => ({ environment: { SDK_TOKEN: token } }));

  const get = (url: string, headers: Record<string, string> = {}) =>
    board.app.http.inject({ method: 'GET', url, headers });

  it('are for those with its token, or with one to deploy', async () => {
    await shipper(board, await newToken(board, 'shell')).ship(shellWith('one', '1.13.5'));
    const status = async (authorization?: string) => {
      const reply = await get('/npm/@board%2fplatform', authorization ? { authorization } : {});
      return reply.statusCode;
    };
    const tarball = '/npm/@board/platform/-/platform-1.13.5.tgz';
    const refused = await get(tarball, { 'accept-language': 'en' });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.json().error).toBe('The packages of this board are read with a token');
    const [lin, team] = [await board.asUser(), await newToken(board, 'finance')];
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`Bearer ${team}`)).toBe(200);
    expect(await status(`Bearer ${lin.token}`)).toBe(401);
    const served = await get('/npm/@board%2fplatform', { authorization: `Bearer ${token}` });
    expect(served.headers['cache-control']).toBe('private, no-cache');
  });

  it('are guessed at no faster than thirty times a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 31; index++) {
      const reply = await get('/npm/@board%2fui', { authorization: `Bearer guess${index}` });
      statuses.push(reply.statusCode);
    }
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });
});
