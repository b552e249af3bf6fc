import * as calls from '@board/contracts/calls/delivery';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { sampleRemote, sampleShell, sha384 } from './testing/sample-release.ts';
import { newToken, registryOf, shipper } from './testing/ship.ts';

describeOnEngines('shipping', (engine) => {
  const board = boardForEach(() => ({
    environment: { DEPLOY_TOKENS: 'shell:first-shell, timetable:first:timetable' },
  }));
  let admin: SignedIn;
  let team: ReturnType<typeof shipper>;
  const one = sampleRemote('finance', 'one');
  beforeEach(async () => {
    admin = await board.asAdmin();
    team = shipper(board, await newToken(board, 'finance'));
  });

  const refusalOf = async (release: unknown, remote = 'finance') => {
    const { body, status } = await board.anybody.refused(
      calls.publishRelease,
      { params: { remote }, body: { release } },
      team.headers,
    );
    return { status, code: body.code, details: body.details };
  };

  it('refuses a file that is not what its hash says, and a release that lacks one', async () => {
    const hash = sha384('something', 'base64url');
    const { statusCode, body } = await board.anybody.send(
      'PUT',
      `/api/deploy/finance/files/${hash}`,
      Buffer.from('something else'),
      { ...team.headers, 'content-type': 'application/octet-stream' },
    );
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'delivery.wrong_hash']);
    expect(await refusalOf(one.release)).toMatchObject({
      status: 422,
      details: [
        { field: 'finance', message: `the file ${one.release.entry} was not uploaded` },
        { field: 'finance' },
      ],
    });
  });

  it('refuses a shell and a remote that do not fit, and names who would break', async () => {
    const operators = shipper(board, 'first-shell');
    const offer = { shared: { react: '19.3.1' } };
    await operators.ship(sampleShell('one', offer));
    const fits = sampleRemote('finance', 'fits', { shared: { react: '^19.3.0' } });
    await team.ship(fits);
    const newer = sampleRemote('finance', 'newer', {
      platform: '^2.0.0',
      shared: { react: '^20.0.0' },
      descriptor: { platform: '^2.0.0' },
    });
    await team.upload(newer);
    expect((await refusalOf(newer.release)).details).toEqual([
      { field: 'finance', message: 'needs platform ^2.0.0, and the shell has 1.0.0' },
      { field: 'finance', message: 'needs react ^20.0.0, and the shell has 19.3.1' },
    ]);
    const shell = sampleShell('two', { shared: { react: '20.0.0' } });
    await operators.upload(shell);
    const { body } = await board.anybody.refused(
      calls.publishRelease,
      { params: { remote: 'shell' }, body: { release: shell.release } },
      operators.headers,
    );
    const problem = 'needs react ^19.3.0, and the shell has 20.0.0';
    const message = `${fits.release.version} (Somebody): ${problem}`;
    expect(body.details).toEqual([{ field: 'finance', message }]);
  });

  it('refuses a shell that a canary would not run on', async () => {
    const operators = shipper(board, 'first-shell');
    const needs = (react: string) => ({ shared: { react } });
    await operators.ship(sampleShell('one', needs('19.3.1')));
    await team.ship(sampleRemote('finance', 'stable'));
    const canary = sampleRemote('finance', 'canary', needs('^19.3.0'));
    await team.ship(canary, 'canary');
    const shell = sampleShell('two', needs('20.0.0'));
    await operators.upload(shell);
    const check = async () => {
      const input = { params: { remote: 'shell' }, body: { release: shell.release } };
      return (await board.anybody.call(calls.checkRelease, input, operators.headers)).body.problems;
    };
    const problemOf = ({ release }: typeof canary) => ({
      remote: 'finance',
      message: `${release.version} (Somebody): needs react ^19.3.0, and the shell has 20.0.0`,
    });
    expect(await check()).toEqual([problemOf(canary)]);
    const stable = sampleRemote('finance', 'stable too', needs('^19.3.0'));
    await team.ship(stable);
    expect(await check()).toEqual([problemOf(stable), problemOf(canary)]);
    await team.rollBack('finance');
    await team.rollBack('finance', 'canary');
    expect(await check()).toEqual([]);
  });

  it('tells a team which signatures a shell only stands for still', async () => {
    const operators = shipper(board, 'first-shell');
    const offers = { '@board/ui': { Button: ['99999999', '11111111'], Panel: ['22222222'] } };
    await operators.ship(sampleShell('one', { offers }));
    const uses = { '@board/ui': { Button: '11111111', Panel: '22222222' } };
    const { release } = sampleRemote('finance', 'older', { uses });
    const input = { params: { remote: 'finance' }, body: { release } };
    const { body } = await board.anybody.call(calls.checkRelease, input, team.headers);
    expect(body.problems).toEqual([]);
    const newer = "'Button' of @board/ui has a newer signature";
    expect(body.coming).toEqual([{ remote: 'finance', message: expect.stringContaining(newer) }]);
  });

  it('tells a team what a shell on canary is going to take away, and what to use instead', async () => {
    const operators = shipper(board, 'first-shell');
    await operators.ship(sampleShell('one'));
    const deprecated = {
      '@board/ui': { Seal: 'Use Badge.', Ring: 'Use Status.' },
      '@board/platform': { useNow: 'Use useToday.' },
    };
    await operators.ship(sampleShell('two', { deprecated }), 'canary');
    const uses = { '@board/ui': { Seal: '11111111', Panel: '22222222', constructor: '33333333' } };
    const { release } = sampleRemote('finance', 'older', { uses });
    const input = { params: { remote: 'finance' }, body: { release } };
    const { body } = await board.anybody.call(calls.checkRelease, input, team.headers);
    const message = "'Seal' of @board/ui is going to be taken away: Use Badge.";
    expect(body.coming).toEqual([{ remote: 'finance', message }]);
  });

  it('refuses names that belong to others, a missing capability and a lost host', async () => {
    await team.ship(one);
    const other = shipper(board, 'first:timetable');
    const [host] = one.release.descriptor.modules;
    if (!host) throw new Error('The sample has no module.');
    const part = { ...host, id: 'timetable', partOf: 'finance' };
    await other.ship(sampleRemote('timetable', 'part', { descriptor: { modules: [part] } }));
    const wrong = sampleRemote('finance', 'wrong', {
      descriptor: {
        modules: [{ ...part, id: 'timetable', partOf: 'nobody' }],
        capabilities: ['weather'],
      },
    });
    await team.upload(wrong);
    expect((await refusalOf(wrong.release)).details).toEqual([
      {
        field: 'finance',
        message: "needs the capability 'weather', which this server does not have",
      },
      { field: 'finance', message: "the module 'timetable' belongs to timetable" },
      {
        field: 'finance',
        message: "its part 'timetable' stands in the module 'nobody', which would not be there",
      },
      {
        field: 'timetable',
        message: "its part 'timetable' stands in the module 'finance', which would not be there",
      },
    ]);
  });

  it('says the same without publishing', async () => {
    const params = { remote: 'finance' };
    const check = async () =>
      (await board.anybody.call(calls.checkRelease, { params, body: one }, team.headers)).body;
    const body = { release: one.release };
    const dry = await board.anybody.call(calls.checkRelease, { params, body }, team.headers);
    expect(dry.body).toEqual({ missing: expect.any(Array), problems: [], coming: [] });
    expect(dry.body.missing).toHaveLength(2);
    await expect(check()).rejects.toThrow('request.unknown_field');
    await team.upload(one);
    const ready = await board.anybody.call(calls.checkRelease, { params, body }, team.headers);
    expect(ready.body.missing).toEqual([]);
    expect((await admin.call(calls.listReleases, { params })).body.items).toEqual([]);
  });

  it('takes no other content for a version that exists', async () => {
    await team.publish(one);
    expect((await team.publish(one)).version).toBe(one.release.version);
    const changed = { ...one.release, runtime: '^2.9.0' };
    expect(await refusalOf(changed)).toMatchObject({ status: 409, code: 'delivery.version_taken' });
  });

  it('takes files from another origin only where pages may load from it', async () => {
    const base_url = 'https://files.example.org/finance/';
    const input = { params: { remote: 'finance' }, body: { release: one.release, base_url } };
    const { body } = await board.anybody.refused(calls.publishRelease, input, team.headers);
    expect(body.code).toBe('delivery.origin_refused');
    const environment = { REMOTE_ORIGINS: 'https://files.example.org' };
    const open = await startTestApp({ engine, beside: board, environment });
    await open.anybody.call(calls.publishRelease, input, team.headers);
    const promote = {
      params: { remote: 'finance', channel: 'stable' as const },
      body: { version: one.release.version, revision: 0 },
    };
    await open.anybody.call(calls.deployChannel, promote, team.headers);
    const [line] = (await registryOf(open)).remotes;
    expect(line?.entry).toBe(`https://files.example.org/finance/${one.release.entry}`);
    expect(line?.files[0]?.integrity).toMatch(/^sha384-/);
    await open.close();
  });

  it('opens nothing with a token of another remote, a revoked one or none', async () => {
    const params = { remote: 'timetable' };
    const foreign = await board.anybody.refused(calls.getDeployment, { params }, team.headers);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'delivery.foreign_token']);
    const named = sampleRemote('timetable', 'in disguise').release;
    expect(await refusalOf(named)).toMatchObject({ status: 403, code: 'delivery.foreign_token' });
    const own = { params: { remote: 'finance' } };
    const [token] = (await admin.call(calls.listDeployTokens, own)).body.items;
    expect(token).toMatchObject({ name: 'Team of finance' });
    expect(token).not.toHaveProperty('token');
    await board.anybody.call(calls.getDeployment, own, team.headers);
    await admin.call(calls.revokeDeployToken, { params: { id: token?.id ?? '' } });
    for (const headers of [team.headers, { authorization: 'Bearer bdt_guess' }]) {
      const { status } = await board.anybody.refused(calls.getDeployment, own, headers);
      expect(status).toBe(401);
    }
    expect(JSON.stringify(board.logged)).not.toContain('bdt_');
  });
});
