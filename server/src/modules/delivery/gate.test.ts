import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLogs } from '@board/contracts/calls/admin';
import * as calls from '@board/contracts/calls/delivery';
import { releaseLimit } from '@board/contracts/constants/delivery';
import type { RemoteRelease } from '@board/federation/release';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp } from '../../testing/test-app.ts';
import {
  type Sample,
  sampleRemote,
  sampleShell,
  sha384,
  writeBuild,
} from './testing/sample-release.ts';
import { registryOf, shipper } from './testing/ship.ts';

const platform = '@board/platform';
const offering = (text: string, names: Record<string, string[]>) =>
  sampleShell(text, { offers: { [platform]: names } });
const using = (text: string, names: Record<string, string>, name = 'finance') =>
  sampleRemote(name, text, { uses: { [platform]: names } });

describeOnEngines('the gate', (engine) => {
  const board = boardForEach(() => ({
    environment: { DEPLOY_TOKENS: 'shell:the-shell, finance:the-team, timetable:others' },
  }));
  let operators: ReturnType<typeof shipper>;
  let team: ReturnType<typeof shipper>;
  beforeEach(async () => {
    operators = shipper(board, 'the-shell');
    team = shipper(board, 'the-team');
  });

  const refusalsOf = async (sample: Sample<{ name: string }>, crew = team) => {
    await crew.upload(sample);
    const input = { params: { remote: sample.release.name }, body: { release: sample.release } };
    const { body } = await board.anybody.refused(calls.publishRelease, input, crew.headers);
    return (body.details ?? []).map(({ field, message }) => `${field}: ${message}`);
  };

  it('refuses a remote that uses a name the shell lacks, or has with another signature', async () => {
    await operators.ship(offering('one', { useApi: ['11111111'] }));
    const ahead = using('ahead', { useApi: '22222222', useMagic: '33333333' });
    expect(await refusalsOf(ahead)).toEqual([
      `finance: was built against another signature of 'useApi' of ${platform}`,
      `finance: uses 'useMagic' of ${platform}, which the shell does not have`,
    ]);
  });

  it('takes a remote built against an older signature that the shell still stands for', async () => {
    await operators.ship(offering('one', { useApi: ['22222222', '11111111'] }));
    const older = using('older', { useApi: '11111111' });
    older.release.platform = older.release.descriptor.platform = '^3.0.0';
    expect(await team.ship(older)).toMatchObject({ version: older.release.version });
  });

  it('refuses a shell without a name that somebody uses, and says who, which release and whose', async () => {
    await operators.ship(offering('one', { useApi: ['11111111'], useVisible: ['44444444'] }));
    const stable = using('stable', { useApi: '11111111' });
    const canary = using('canary', { useVisible: '44444444' });
    await team.ship(stable);
    await team.ship(canary, 'canary');
    expect(await refusalsOf(offering('two', { useApi: ['11111111'] }), operators)).toEqual([
      `finance: ${canary.release.version} (Somebody): uses 'useVisible' of ${platform}, which the shell does not have`,
    ]);
  });

  it('holds a candidate against the other candidates', async () => {
    await operators.ship(offering('one', { useApi: ['11111111'], useVisible: ['44444444'] }));
    await operators.ship(offering('two', { useApi: ['11111111'] }), 'canary');
    expect(await refusalsOf(using('new', { useVisible: '44444444' }))).toEqual([
      `finance: uses 'useVisible' of ${platform}, which the shell does not have`,
    ]);
    const others = shipper(board, 'others');
    await others.ship(sampleRemote('timetable', 'stable'));
    const page = { path: '/plan', title: { 'zh-CN': '计划', en: 'Plan' }, access: 'user' as const };
    await others.ship(
      sampleRemote('timetable', 'canary', { descriptor: { pages: [page] } }),
      'canary',
    );
    const below = { ...page, path: '/plan/week' };
    expect(
      await refusalsOf(sampleRemote('finance', 'x', { descriptor: { pages: [below] } })),
    ).toEqual(['finance: the page /plan/week belongs to timetable']);
  });

  it('counts bytes itself and looks at styles, whatever the release says', async () => {
    const small = withFile(
      sampleRemote('finance', 'one'),
      'style.0123456789abcdef.css',
      'body { display: none }',
    );
    small.release.files[0] = { ...small.release.files[0], bytes: 4 } as RemoteRelease['files'][0];
    const [first] = small.release.files;
    expect(await refusalsOf(small)).toEqual([
      expect.stringMatching(
        `finance: the file ${first?.path} has \\d+ bytes, and the release says 4`,
      ),
      "finance: style.0123456789abcdef.css styles 'body', which reaches others: use a CSS module",
    ]);
  });

  it('refuses a remote that brings what the shell shares, or changes it', async () => {
    const path = 'own.0123456789abcdef.js';
    const own =
      'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={};({shareScope:"mine"})';
    expect(await refusalsOf(withFile(sampleRemote('finance', 'one'), path, own))).toEqual(
      ['react', 'shareScope'].map(
        (what) => `finance: ${path} brings ${what}, of which a page has the shell's only`,
      ),
    );
  });

  it('holds a release to its limits: files, first frame, permissions, paths and sizes of a place', async () => {
    const many = sampleRemote('finance', 'many words');
    const [entry] = many.release.files;
    if (!entry) throw new Error('The sample has no files.');
    const copies = Array.from({ length: releaseLimit.files }, (_, at) => ({
      ...entry,
      path: `${at}.js`,
    }));
    many.release.files = [
      ...many.release.files,
      ...copies.map((file) => ({ ...file, kind: 'script' as const })),
    ];
    many.release.descriptor.permissions = ['launch.missiles'];
    const large = { ...entry, path: 'large.js', bytes: releaseLimit.fileBytes + 1, initial: false };
    many.release.files[many.release.files.length - 1] = { ...large, kind: 'script' };
    const said = await refusalsOf(many);
    expect(said).toEqual([
      expect.stringContaining('the file large.js has 1116 bytes, and the release says'),
      'finance: the file large.js has 6 MB, 5 MB at most are taken',
      `finance: it has ${releaseLimit.files + 2} files, ${releaseLimit.files} at most are taken`,
      expect.stringMatching(/its first frame needs \d+ kB, 300 kB at most/),
      "finance: asks for the permission 'launch.missiles', which does not exist",
    ]);
    for (const change of [
      { modules: [{ ...firstModule(many), height: 1_000_000 }] },
      { title: { 'zh-CN': '长', en: 'long'.repeat(1_000) } },
      {
        pages: [{ path: '/login', title: many.release.descriptor.title, access: 'user' as const }],
      },
      {
        pages: [{ path: '/api/x', title: many.release.descriptor.title, access: 'user' as const }],
      },
    ]) {
      const input = {
        params: { remote: 'finance' },
        body: { release: sampleRemote('finance', 'x', { descriptor: change }).release },
      };
      const { body } = await board.anybody.refused(calls.publishRelease, input, team.headers);
      expect(body.code).toBe('delivery.release_invalid');
    }
  });

  describe('at a start', () => {
    let root: string;
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'board-builds-'));
    });
    afterEach(() => rmSync(root, { recursive: true, force: true }));

    /** What stable serves after an instance with these builds has started. */
    async function startWith(...builds: Sample<{ name: string }>[]) {
      for (const build of builds) writeBuild(root, build);
      const started = await startTestApp({ engine, root, beside: board });
      const { shell, remotes } = await registryOf(started);
      await started.close();
      return {
        shell: shell.version,
        remotes: remotes.map(({ version }) => version),
        logged: JSON.stringify(started.logged),
      };
    }

    async function waitingOf(remote: string) {
      const { items } = (await (await board.asAdmin()).call(calls.listRemotes, {})).body;
      return items.flatMap(({ name, waiting }) => (name === remote && waiting ? [waiting] : []));
    }

    it('keeps the former shell where the new one would break what a team shipped', async () => {
      const former = offering('one', { useApi: ['11111111'], useVisible: ['44444444'] });
      await startWith(former);
      const shipped = using('shipped', { useVisible: '44444444' });
      await team.ship(shipped);
      const started = await startWith(offering('two', { useApi: ['11111111'] }));
      expect(started).toMatchObject({
        shell: former.release.version,
        remotes: [shipped.release.version],
      });
      expect(started.logged).toContain('a build is held back');
      const admin = await board.asAdmin();
      const { body } = await admin.call(listLogs, { query: {} });
      expect(JSON.stringify(body.items)).toContain('useVisible');
      const [waiting] = await waitingOf('shell');
      expect(waiting?.problems).toEqual([
        { remote: 'finance', message: expect.stringContaining("'useVisible'") },
      ]);
      // The next start brings what fits, and nothing waits.
      await startWith(offering('three', { useApi: ['11111111'], useVisible: ['44444444'] }));
      expect(await waitingOf('shell')).toEqual([]);
    });

    it('takes a shell and its remotes together, where only together they fit', async () => {
      await startWith(
        offering('one', { useOld: ['11111111'] }),
        using('one', { useOld: '11111111' }),
      );
      const next = [
        offering('two', { useNew: ['22222222'] }),
        using('two', { useNew: '22222222' }),
      ] as const;
      expect(await startWith(...next)).toMatchObject({
        shell: next[0].release.version,
        remotes: [next[1].release.version],
      });
    });

    it('pulls nothing back when an instance with an older build is started again', async () => {
      const old = sampleShell('old');
      await startWith(old);
      const newer = sampleShell('newer');
      await startWith(newer);
      writeBuild(root, old);
      const hourAgo = new Date(board.clock.now() - 3_600_000);
      utimesSync(join(root, 'shell/dist/release.json'), hourAgo, hourAgo);
      expect((await startWith()).shell).toBe(newer.release.version);
    });

    it('says that a build waits for what was shipped', async () => {
      await team.ship(sampleRemote('finance', 'shipped'));
      const started = await startWith(
        sampleShell('one'),
        sampleRemote('finance', 'of the checkout'),
      );
      expect(started.logged).toContain('a build waits: what is served was shipped');
      const [waiting] = await waitingOf('finance');
      expect(waiting).toMatchObject({ problems: [] });
      // An admin may serve it: then it waits no more.
      await team.promote(sampleRemote('finance', 'of the checkout'));
      expect(await waitingOf('finance')).toEqual([]);
    });
  });
});

function firstModule({ release }: Sample<RemoteRelease>) {
  const [module] = release.descriptor.modules;
  if (!module) throw new Error('The sample has no module.');
  return module;
}

function withFile(
  sample: Sample<RemoteRelease>,
  path: string,
  text: string,
): Sample<RemoteRelease> {
  const file = {
    path,
    bytes: Buffer.byteLength(text),
    integrity: `sha384-${sha384(text, 'base64')}`,
    kind: 'style' as const,
    initial: true,
  };
  return {
    contents: { ...sample.contents, [path]: text },
    release: { ...sample.release, files: [...sample.release.files, file] },
  };
}
