import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@board/federation/descriptor';
import type { ReleaseFile, RemoteRelease, ShellRelease } from '@board/federation/release';
import { sampleDescriptor } from '@board/federation/testing/sample-descriptor';

type Contents = Readonly<Record<string, string>>;

export interface Sample<Release> {
  release: Release;
  contents: Contents;
}

export const samplePage =
  '<!doctype html><html><head><script defer src="/assets/main.0123456789abcdef.js"></script></head></html>';

/** A remote as a build writes it; another text makes another version. */
export function sampleRemote(
  name: string,
  text: string,
  change: Partial<Omit<RemoteRelease, 'descriptor'>> & {
    descriptor?: Partial<RemoteDescriptor>;
  } = {},
): Sample<RemoteRelease> {
  const entry = `${name}.0123456789abcdef.js`;
  const contents = { [entry]: script(text), 'lazy.0123456789abcdef.js': script(`lazy ${text}`) };
  const { descriptor, ...rest } = change;
  return {
    contents,
    release: {
      format: 1,
      name,
      version: versionOf(contents),
      entry,
      platform: '^1.0.0',
      runtime: '^2.9.2',
      shared: {},
      files: filesOf(contents, entry),
      descriptor: sampleDescriptor({
        name,
        title: { 'zh-CN': '模块', en: name },
        owner: 'Somebody',
        modules: [
          { id: name, title: { 'zh-CN': '模块', en: name }, column: 'left', order: 3, height: 360 },
        ],
        ...descriptor,
      }),
      ...rest,
    },
  };
}

export function sampleShell(
  text: string,
  change: Partial<ShellRelease> = {},
): Sample<ShellRelease> {
  const main = 'assets/main.0123456789abcdef.js';
  const contents = {
    'index.html': samplePage,
    [main]: script('main'),
    [`assets/lazy.${versionOf({ text }).slice(-12)}.js`]: script(`shell ${text}`),
    'sw.js': script(`worker ${text}`),
  };
  return {
    contents,
    release: {
      format: 1,
      name: 'shell',
      version: versionOf(contents),
      platform: '1.0.0',
      runtime: '2.9.2',
      shared: {},
      files: filesOf(contents, ''),
      ...change,
    },
  };
}

/** Where a build of this checkout would lie. */
export function writeBuild(root: string, { release, contents }: Sample<{ name: string }>): void {
  const folder = join(root, release.name === 'shell' ? 'shell' : `remotes/${release.name}`, 'dist');
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
}

export const script = (text: string): string =>
  `console.log(${JSON.stringify(`${text} `.repeat(100))});`;

export const sha384 = (text: string, encoding: 'base64' | 'base64url'): string =>
  createHash('sha384').update(text).digest(encoding);

const versionOf = (contents: Contents): string =>
  `1.0.0-${createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 12)}`;

function filesOf(contents: Contents, entry: string): ReleaseFile[] {
  return Object.entries(contents).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    integrity: `sha384-${sha384(text, 'base64')}`,
    kind: path === entry ? 'entry' : path.endsWith('.js') ? 'script' : 'asset',
    initial: path === entry,
  }));
}
