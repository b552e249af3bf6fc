import { incompatibilities } from './compatibility.ts';
import { sha384 } from './integrity.ts';
import { preloadLinks } from './preloads.ts';
import { isRegistry, type Registry, registryRelease, registryShell } from './registry.ts';
import {
  type ReleaseFile,
  type RemoteRelease,
  releaseProblems,
  type ShellRelease,
} from './release.ts';
import { rangeOf, satisfies } from './version-range.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

function file(path: string, rest: Partial<ReleaseFile> = {}): ReleaseFile {
  return { path, bytes: 10, integrity, kind: 'script', initial: true, ...rest };
}

const release: RemoteRelease = {
  format: 1,
  name: 'finance',
  version: '1.0.0-0123456789ab',
  entry: 'finance.a1.js',
  platform: '^1.0.0',
  runtime: '^2.9.0',
  shared: { react: '^19.3.0' },
  descriptor: {
    name: 'finance',
    title: { 'zh-CN': '财务', en: 'Finance' },
    owner: 'Finance',
    platform: '^1.0.0',
    modules: [],
    pages: [],
    slots: [],
    permissions: [],
    capabilities: [],
    events: { in: [], out: [] },
  },
  files: [
    file('finance.a1.js', { kind: 'entry' }),
    file('remote.a2.js'),
    file('remote.a3.css', { kind: 'style' }),
    file('9.a4.js', { initial: false }),
    file('mark.a5.svg', { kind: 'asset' }),
  ],
};

const shell: ShellRelease = {
  format: 1,
  name: 'shell',
  version: '1.0.0-ba9876543210',
  platform: '1.2.0',
  runtime: '2.9.2',
  shared: { react: '19.3.4' },
  files: [
    file('assets/main.b1b1b1b1.js', { kind: 'entry', initial: false }),
    file('assets/federation.b2b2b2b2.js'),
    file('assets/7.b3b3b3b3.css', { kind: 'style', initial: false }),
    file('icons/icon.b4b4b4b4.svg', { kind: 'asset', initial: false }),
    file('index.html', { kind: 'asset', initial: false }),
    file('sw.js', { initial: false }),
  ],
};

const registry: Registry = {
  format: 1,
  shell: registryShell(shell),
  remotes: [registryRelease(release, { baseUrl: '/remotes/finance/1/', channel: 'stable' })],
};

describe('a release', () => {
  it('is sound as a build writes it', () => {
    expect(releaseProblems(release)).toEqual([]);
  });

  it.each([
    [{ entry: 'other.js' }, 'entry is none of the files'],
    [{ name: 'ai-chat' }, 'descriptor.name is another name'],
    [{ platform: '^2.0.0' }, 'descriptor.platform is another range'],
    [{ files: [file('../shell.js', { kind: 'entry' })] }, 'files[0].path is not valid'],
    [{ files: [file('a.js', { integrity: 'sha384-' })] }, 'files[0].integrity is not valid'],
    [{ shared: { react: '*' } }, 'shared is not valid'],
    [{ version: 'latest' }, 'version is not valid'],
  ])('with %j is refused', (change, problem) => {
    expect(releaseProblems({ ...release, ...change })).toEqual([problem]);
  });
});

describe('compatibility', () => {
  it('holds for another patch and a newer minor version of the shell', () => {
    expect(incompatibilities(release, shell)).toEqual([]);
  });

  it('names everything that does not fit, and what is not there at all', () => {
    const shared = { react: '^20.0.0', swr: '^2.0.0' };
    expect(incompatibilities({ ...release, platform: '^2.0.0', shared }, shell)).toEqual([
      { what: 'platform', wanted: '^2.0.0', offered: '1.2.0' },
      { what: 'react', wanted: '^20.0.0', offered: '19.3.4' },
      { what: 'swr', wanted: '^2.0.0' },
    ]);
  });

  it('is decided by names where both sides say them, whatever the versions', () => {
    const uses = { '@board/ui': { Button: '11111111', Dialog: '22222222', Gone: '33333333' } };
    const offers = { '@board/ui': { Button: ['99999999', '11111111'], Dialog: ['44444444'] } };
    const remote = { ...release, uses, platform: '^7.0.0', shared: { '@board/ui': '^7.0.0' } };
    expect(incompatibilities(remote, { ...shell, offers })).toEqual([
      { what: '@board/ui', wanted: 'Dialog', name: 'changed' },
      { what: '@board/ui', wanted: 'Gone', name: 'missing' },
    ]);
    // From before names were recorded, versions decide.
    expect(incompatibilities(remote, shell)).toHaveLength(2);
  });

  it('names the slot whose contract the shell does not hold', () => {
    const slots = [{ slot: 'header' as const, order: 0, contract: '^2.0.0' }];
    const remote = { ...release, descriptor: { ...release.descriptor, slots } };
    const offer = { ...shell, slots: { header: '1.4.0', board: '1.0.0' } };
    expect(incompatibilities(remote, offer)).toEqual([
      { what: 'slot header', wanted: '^2.0.0', offered: '1.4.0' },
    ]);
    expect(incompatibilities(release, offer)).toEqual([]);
  });

  it.each([
    ['1.2.3', '^1.2.0', true],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['0.3.0', '^0.2.0', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['workspace:*', '^1.0.0', false],
    ['1.0.0', 'catalog:', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('asks for any patch of the minor version it was built with', () => {
    expect(rangeOf('19.3.1')).toBe('^19.3.0');
  });
});

describe('the registry', () => {
  it('is accepted as the server writes it', () => {
    expect(isRegistry(registry)).toBe(true);
  });

  it.each([
    [{ format: 2 }],
    [{ remotes: {} }],
    [{ remotes: [{ ...registry.remotes[0], files: [{ url: '/a.js' }] }] }],
    [{ remotes: [{ ...registry.remotes[0], descriptor: {} }] }],
    [{ remotes: [{ ...registry.remotes[0], name: 'admin' }] }],
    [{ remotes: [{ ...registry.remotes[0], previous: {} }] }],
  ])('is refused with %j', (change) => {
    expect(isRegistry({ ...registry, ...change })).toBe(false);
  });

  it('is read by a page whose shell does not know all that a descriptor may say by now', () => {
    const [remote] = registry.remotes;
    const descriptor = {
      ...remote?.descriptor,
      slots: [{ slot: 'of-tomorrow', order: 0, colour: 'green' }],
      wishes: [],
    };
    expect(isRegistry({ ...registry, remotes: [{ ...remote, descriptor }] })).toBe(true);
    const broken = { ...descriptor, slots: [{ slot: 7, order: 0 }] };
    expect(isRegistry({ ...registry, remotes: [{ ...remote, descriptor: broken }] })).toBe(false);
  });

  it('addresses every file beneath the base', () => {
    const [remote] = registry.remotes;
    expect(remote?.entry).toBe('/remotes/finance/1/finance.a1.js');
    expect(remote?.files.map(({ url }) => url)).toContain('/remotes/finance/1/9.a4.js');
  });

  it('names the scripts and styles of the shell that a browser may keep', () => {
    expect(registry.shell.files?.map(({ url }) => url)).toEqual(['/assets/federation.b2b2b2b2.js']);
    expect(registry.shell.later).toEqual(['/assets/main.b1b1b1b1.js', '/assets/7.b3b3b3b3.css']);
  });
});

describe('preloads', () => {
  const hrefs = (names: string[], from = registry) =>
    preloadLinks(
      from,
      names.map((name) => ({ name })),
    ).map(({ href }) => href);

  it('are the registry alone when no remote is shown', () => {
    expect(hrefs([])).toEqual(['/registry.json']);
  });

  it('are the first files of the shell and of each remote shown, not the lazy ones', () => {
    expect(hrefs(['finance'])).toEqual([
      '/registry.json',
      '/assets/federation.b2b2b2b2.js',
      '/remotes/finance/1/finance.a1.js',
      '/remotes/finance/1/remote.a2.js',
      '/remotes/finance/1/remote.a3.css',
    ]);
  });

  it('carry the integrity, and crossorigin only where the later request does', () => {
    const [ofRegistry, ofShell, ofEntry, , ofStyle] = preloadLinks(registry, [{ name: 'finance' }]);
    expect(ofRegistry).toEqual({
      rel: 'preload',
      as: 'fetch',
      href: '/registry.json',
      crossorigin: 'anonymous',
    });
    expect(ofShell).toMatchObject({ as: 'script', integrity, crossorigin: 'anonymous' });
    expect(ofEntry).toMatchObject({ as: 'script', integrity });
    expect(ofEntry).not.toHaveProperty('crossorigin');
    expect(ofStyle).toMatchObject({ as: 'style', integrity });
  });

  it('ask for CORS from another origin, without which nothing could be checked', () => {
    const elsewhere = registryRelease(release, {
      baseUrl: 'https://cdn.example/finance',
      channel: 'stable',
    });
    const links = preloadLinks({ ...registry, remotes: [elsewhere] }, [{ name: 'finance' }]);
    expect(links.at(-1)).toMatchObject({ crossorigin: 'anonymous' });
  });

  it('are for the screens that show the remote', () => {
    const media = '(min-width: 768px)';
    const links = preloadLinks(registry, [{ name: 'finance', media }]);
    expect(links.filter((link) => link.media === media).map(({ href }) => href)).toEqual(
      hrefs(['finance']).filter((href) => href.startsWith('/remotes/')),
    );
  });

  it('leave out what is switched off', () => {
    const remotes = registry.remotes.map((remote) => ({ ...remote, disabled: true }));
    expect(hrefs(['finance'], { ...registry, remotes })).not.toContain(
      '/remotes/finance/1/finance.a1.js',
    );
  });
});

describe('the hash', () => {
  it('is what an integrity attribute holds', async () => {
    expect(await sha384(new TextEncoder().encode(''))).toBe(
      'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    );
  });
});
