import { keptReleaseDays } from '@board/contracts/constants/limits';
import { dayMs, secondMs } from '@board/time';
import { enqueue } from '../../jobs/enqueue.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { shellWith } from './testing/sample-packages.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, shipper } from './testing/ship.ts';

describeOnEngines('the packages for teams', () => {
  const board = boardForEach();
  let crew: ReturnType<typeof shipper>;
  beforeEach(async () => {
    crew = shipper(board, await newToken(board, 'shell'));
  });

  const ship = (sample: Parameters<typeof crew.ship>[0], channel?: 'canary') => {
    board.clock.advance(secondMs);
    return crew.ship(sample, channel);
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    board.app.http.inject({
      method: 'GET',
      url,
      headers: { host: 'board.example.org', ...headers },
    });
  const about = async () => (await get('/npm/@board%2fplatform')).json();

  it('come with the shell, and are told as npm asks for them', async () => {
    const one = shellWith('one', '1.13.5');
    await ship(one);
    const told = await about();
    expect(told).toMatchObject({
      name: '@board/platform',
      'dist-tags': {
        latest: '1.13.5',
        canary: '1.13.5',
        [`shell-${one.release.version}`]: '1.13.5',
      },
      versions: {
        '1.13.5': {
          name: '@board/platform',
          version: '1.13.5',
          peerDependencies: { react: '^19.0.0' },
          dist: {
            tarball: 'http://board.example.org/npm/@board/platform/-/platform-1.13.5.tgz',
            integrity: one.packed.sha512,
            shasum: one.packed.shasum,
          },
        },
      },
    });
    expect(Object.keys(told.time)).toEqual(['created', 'modified', '1.13.5']);
    expect((await get('/npm/@board/platform')).json()).toEqual(told);
  });

  it('are asked for again only where something moved', async () => {
    await ship(shellWith('one', '1.13.5'));
    const { headers } = await get('/npm/@board%2fplatform');
    expect(headers['cache-control']).toBe('no-cache');
    const again = { 'if-none-match': String(headers.etag) };
    expect((await get('/npm/@board%2fplatform', again)).statusCode).toBe(304);
    await ship(shellWith('two', '1.14.1'));
    expect((await get('/npm/@board%2fplatform', again)).statusCode).toBe(200);
  });

  it('are told anew for a new address alone, of which few are kept', async () => {
    await ship(shellWith('one', '1.13.5'));
    const told = jest.spyOn(JSON, 'stringify');
    const times = async (hosts: readonly string[]) => {
      told.mockClear();
      for (const host of hosts) await get('/npm/@board%2fplatform', { host });
      return told.mock.calls.filter(([each]) => Object.hasOwn(Object(each), 'dist-tags')).length;
    };
    const hosts = Array.from({ length: 9 }, (_, index) => `board-${index}.test`);
    expect(await times(['board-0.test', 'board-0.test'])).toBe(1);
    expect(await times(hosts)).toBe(8);
    expect(await times(['board-8.test', 'board-1.test', 'board-0.test'])).toBe(1);
    told.mockRestore();
  });

  it('are the bytes that were shipped, for ever, and at no other address', async () => {
    const { content } = shellWith('one', '1.13.5');
    await ship(shellWith('one', '1.13.5'));
    const tarball = await get('/npm/@board/platform/-/platform-1.13.5.tgz');
    expect(tarball.body).toBe(content);
    expect(tarball.headers['cache-control']).toContain('immutable');
    for (const url of [
      '/packages/board-platform-1.13.5.tgz',
      '/npm/@board/platform/-/platform-1.13.6.tgz',
      '/npm/@board/platform/-/..%2f..%2findex.html',
      '/npm/@board/constructor',
      '/npm/react',
      '/npm/-/all',
    ]) {
      const reply = await get(url);
      expect({ url, status: reply.statusCode }).toEqual({ url, status: 404 });
    }
  });

  it('of a canary and of every release still in use are there, and stable is the latest', async () => {
    const [one, two, never] = [
      shellWith('one', '1.13.5'),
      shellWith('two', '1.14.1'),
      shellWith('three', '1.15.9'),
    ];
    await ship(one);
    await ship(two, 'canary');
    await crew.publish(never);
    expect((await about())['dist-tags']).toMatchObject({ latest: '1.13.5', canary: '1.14.1' });
    await crew.promote(two);
    const told = await about();
    expect(told['dist-tags']).toMatchObject({ latest: '1.14.1', canary: '1.14.1' });
    // What no channel ever led to is nobody's.
    expect(Object.keys(told.versions)).toEqual(['1.13.5', '1.14.1']);
  });

  it('that were rolled back from say so, and stay for those who have them in a lock file', async () => {
    await ship(shellWith('one', '1.13.5'));
    await ship(shellWith('two', '1.14.1'));
    await crew.rollBack('shell');
    const { versions, 'dist-tags': tags } = await about();
    expect(tags.latest).toBe('1.13.5');
    expect(versions['1.14.1'].deprecated).toContain('rolled back');
    expect(versions['1.13.5']).not.toHaveProperty('deprecated');
  });

  it('go with the release that brought them, once it is swept', async () => {
    await ship(shellWith('one', '1.13.5'));
    await ship(shellWith('two', '1.14.1'));
    await ship(shellWith('three', '1.14.2'));
    board.clock.advance((keptReleaseDays.shipped + 1) * dayMs);
    const job = { kind: 'delivery.sweep', payload: null };
    await board.services.database.transaction((tx) => enqueue(board.services, tx, job));
    await board.app.jobs.runDue();
    expect(Object.keys((await about()).versions)).toEqual(['1.14.1', '1.14.2']);
    expect((await get('/npm/@board/platform/-/platform-1.13.5.tgz')).statusCode).toBe(404);
  });

  it('take nothing, and say so as npm shows it', async () => {
    const put = await board.app.http.inject({
      method: 'PUT',
      url: '/npm/@board%2fplatform',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect({ status: put.statusCode, allow: put.headers.allow }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
    expect(put.json().error).toEqual(expect.any(String));
    expect((await get('/npm/@board%2fnothing')).json().error).toEqual(expect.any(String));
  });

  it('are not taken without the files that the release names', async () => {
    const { release, contents } = shellWith('one', '1.13.5');
    const without = Object.fromEntries(
      Object.entries(contents).filter(([path]) => !path.endsWith('.tgz')),
    );
    await expect(ship({ release, contents: without })).rejects.toThrow('422');
  });

  it('lead to no host that somebody made up', async () => {
    await ship(shellWith('one', '1.13.5'));
    const reply = await get('/npm/@board%2fplatform', { host: 'evil.example/"' });
    expect(reply.statusCode).toBe(400);
  });

  it('stand in the document of all calls', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/npm/{name}', '/npm/{name}/-/{file}']),
    );
  });

  it('are not of a remote', async () => {
    const own = shipper(board, await newToken(board, 'finance'));
    const sample = sampleRemote('finance', 'one');
    const release = { ...sample.release, packages: shellWith('one', '1.13.5').release.packages };
    await expect(own.ship({ release, contents: sample.contents })).rejects.toThrow('packages');
  });
});
