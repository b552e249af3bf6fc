import { createHash } from 'node:crypto';
import type { RemoteDescriptor } from '@board/federation/descriptor';
import type { RemoteRelease } from '@board/federation/release';
import { sampleDescriptor, sampleModule } from '@board/federation/testing/sample-descriptor';
import type { Bundle } from './bundle.ts';
import { compositionProblems } from './composition.ts';
import { remoteRules } from './remote-rules.ts';
import { shellRules } from './shell-rules.ts';

const hash = '0123456789abcdef';
const entry = `finance.${hash}.js`;
const style = `remote.${hash}.css`;
const consumed =
  '1:{shareScope:"default",shareKey:"react",import:null,requiredVersion:"^19.3.0",strictVersion:!0,singleton:!0}';
const goodEntry = `globalThis.__BOARD_FEDERATION__;self.boardChunks_finance=[];document.currentScript;({${consumed}})`;
const goodStyle =
  '.finance__row-a1b2{color:red}@media print{.finance__row-a1b2:is(a,b)>p{margin:0}}';

const descriptor = sampleDescriptor({ modules: [{ ...sampleModule, height: 9 }] });

/** A sound build, with files as they would be had the change been there when it was built. */
function bundle(files: Record<string, string> = {}, change: Partial<RemoteRelease> = {}): Bundle {
  const all = { [entry]: goodEntry, [style]: goodStyle, ...files };
  const contents = new Map(Object.entries(all).map(([path, text]) => [path, Buffer.from(text)]));
  const release: RemoteRelease = {
    format: 1,
    name: 'finance',
    version: '1.0.0-0123456789ab',
    entry,
    platform: '^1.0.0',
    runtime: '^2.9.0',
    shared: { react: '^19.3.0' },
    descriptor,
    files: [...contents].map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      kind: path === entry ? 'entry' : path.endsWith('.css') ? 'style' : 'script',
      initial: true,
    })),
    ...change,
  };
  return { name: 'finance', release, descriptor, files: contents };
}

const broken = (examined: Bundle, rules = remoteRules) =>
  rules.flatMap((rule) => rule.broken(examined).map((problem) => `${rule.says}: ${problem}`));
const changedEntry = (from: string, to: string) => bundle({ [entry]: goodEntry.replace(from, to) });

it('finds nothing in a sound build', () => {
  expect(broken(bundle())).toEqual([]);
});

describe('a mistake that was planted is named', () => {
  const mistakes: [what: string, examined: () => Bundle, found: string][] = [
    ['an unsound release', () => bundle({}, { platform: 'latest' }), 'release.json is sound'],
    [
      'a file altered after the build',
      () => {
        const examined = bundle();
        return { ...examined, files: new Map(examined.files).set(entry, Buffer.from('alert(1)')) };
      },
      'was altered after the build',
    ],
    [
      'a file that is gone',
      () => {
        const examined = bundle();
        const files = new Map(examined.files);
        files.delete(style);
        return { ...examined, files };
      },
      'is missing',
    ],
    [
      'a file beside the release',
      () => {
        const examined = bundle();
        return { ...examined, files: new Map(examined.files).set('notes.txt', Buffer.from('')) };
      },
      'is not part of the release',
    ],
    ['a name without a hash', () => bundle({ 'chart.js': '' }), 'chart.js has no hash'],
    [
      'a remote.json changed since',
      () => ({ ...bundle(), descriptor: { ...descriptor, owner: 'Somebody else' } }),
      'remote.json was changed after the build',
    ],
    [
      'a federation runtime of its own',
      () => bundle({ [`own.${hash}.js`]: 'throw "#RUNTIME-001"' }),
      'brings a federation runtime',
    ],
    [
      'no use of the runtime of the shell',
      () => changedEntry('__BOARD_FEDERATION__', '__OTHER__'),
      "does not ask for the shell's runtime",
    ],
    [
      'a React of its own',
      () =>
        bundle({
          [`react.${hash}.js`]:
            'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}',
        }),
      'holds react',
    ],
    [
      'a shared library brought along',
      () => changedEntry('import:null', 'import:"./react"'),
      'import: false',
    ],
    [
      'modules of its own for everybody',
      () => bundle({ [entry]: `${goodEntry}scopeToSharingDataMapping:{default:[{name:"react"}]}` }),
      'holds scopeToSharingDataMapping',
    ],
    [
      'a scope of its own',
      () => changedEntry('shareScope:"default"', 'shareScope:["mine"]'),
      'holds shareScope,',
    ],
    [
      'a change of what is shared',
      () => bundle({ [`own.${hash}.js`]: 'runtime.shareScopeMap.default.react = mine' }),
      'holds shareScopeMap',
    ],
    [
      'a library that may come twice',
      () => changedEntry('singleton:!0', 'singleton:!1'),
      'singleton: true',
    ],
    [
      'a version that is not checked',
      () => changedEntry('strictVersion:!0', 'strictVersion:!1'),
      'strictVersion: true',
    ],
    [
      'another version than the release says',
      () => changedEntry('^19.3.0', '^18.0.0'),
      'is not asked for as ^19.3.0',
    ],
    [
      'a library that nobody shares',
      () => changedEntry('"react"', '"lodash"'),
      'lodash is none of the modules',
    ],
    [
      "another's name for its chunks",
      () => changedEntry('boardChunks_finance', 'boardChunks_tasks'),
      'does not keep its chunks',
    ],
    [
      'a fixed address',
      () => changedEntry('document.currentScript', '"/static/"'),
      "output.publicPath has to be 'auto'",
    ],
    [
      'a style for everybody',
      () => bundle({ [style]: `${goodStyle}button,.row{color:red}` }),
      "styles 'button'",
    ],
    [
      'a name that the next release would find taken',
      () => bundle({ [`own.${hash}.js`]: 'customElements.define("habits-day",e)' }),
      'names a custom element',
    ],
    [
      'code that evaluates text',
      () => bundle({ [`eval.${hash}.js`]: 'new Function("return 1")' }),
      'evaluates text',
    ],
  ];

  it.each(mistakes)('%s', (_, examined, found) => {
    expect(broken(examined()).join('\n')).toContain(found);
  });
});

describe('the shell', () => {
  const main = `assets/main.${hash}.js`;
  const good = `<script defer src="/${main}" integrity="sha384-x"></script>`;
  const shell = (page: string, script = ''): Bundle => {
    const { files } = bundle({ 'index.html': page, [main]: script });
    const release = { ...(bundle().release as RemoteRelease), name: 'shell' };
    return { name: 'shell', release, descriptor: undefined, files };
  };
  const pageRules = shellRules.slice(3);

  it('has a page of checked files and nothing inline', () => {
    expect(broken(shell(good), pageRules)).toEqual([]);
  });

  it.each([
    ['an inline script', `${good}<script>alert(1)</script>`, 'something inline'],
    ['an inline style', `${good}<p style="color: red"></p>`, 'something inline'],
    ['a file without integrity', `<script src="/${main}"></script>`, 'without integrity'],
  ])('is told of %s', (_, page, found) => {
    expect(broken(shell(page), pageRules).join('\n')).toContain(found);
  });

  it('is told of eval', () => {
    expect(broken(shell(good, 'eval("1")'), pageRules).join('\n')).toContain('evaluates text');
  });
});

describe('together', () => {
  const offer = { platform: '1.0.0', runtime: '2.9.2', shared: { react: '19.3.1' } };
  const shell = { name: 'shell', release: offer, descriptor: undefined, files: new Map() };
  const remote = (name: string, change: Partial<RemoteRelease> = {}): Bundle => ({
    ...bundle({}, { name, ...change }),
    name,
  });
  const other = (modules: RemoteDescriptor['modules'], pages: RemoteDescriptor['pages'] = []) =>
    remote('charts', { descriptor: { ...descriptor, name: 'charts', modules, pages } });
  const [module] = descriptor.modules;
  const page = { path: '/finance', title: descriptor.title, access: 'user' as const };

  it('fit when nothing meets', () => {
    expect(compositionProblems([shell, remote('finance')])).toEqual([]);
  });

  it('do not fit when the shell is too old, names meet or a host is missing', () => {
    const finance = remote('finance', {
      shared: { react: '^20.0.0' },
      descriptor: { ...descriptor, pages: [page] },
    });
    const part = { ...module, id: 'finance', partOf: 'nobody' } as RemoteDescriptor['modules'][0];
    expect(compositionProblems([shell, finance, other([part], [page])])).toEqual([
      'finance needs react ^20.0.0, and the shell has 19.3.1',
      "the module 'finance' belongs to finance and to charts",
      "the page '/finance' belongs to finance and to charts",
      "charts: 'finance' is part of 'nobody', which nobody brings",
    ]);
  });
});
