import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { defineRemote } from '../../../rspack.config.base.ts';
import type { RemoteRelease } from '../release.ts';
import { sampleDescriptor } from '../testing/sample-descriptor.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/remote-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the build of a remote with this source says that it uses, or why it is refused. */
async function built(source: string): Promise<RemoteRelease['uses'] | string> {
  const title = { 'zh-CN': '试', en: 'Trial' };
  const descriptor = sampleDescriptor({ name: 'trial', title, owner: 'Trial' });
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(descriptor));
  writeFileSync(join(folder, 'package.json'), '{ "name": "trial", "version": "1.0.0" }');
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/remote.tsx'), source);
  const compiler = rspack(defineRemote('trial', { folder }));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) return stats.toString({ all: false, errors: true });
  const release: RemoteRelease = JSON.parse(
    readFileSync(join(folder, 'dist/release.json'), 'utf8'),
  );
  return release.uses;
}

it('names what is imported by whatever name, and nothing that is not run', async () => {
  const uses = await built(`
    import { useApi as ask, useSend, type Patch } from '@board/platform';
    import * as ui from '@board/ui';
    export { Pager } from '@board/ui/pager';
    export const remote = { messages: {}, ask, button: ui.Button };
  `);
  const digest = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(uses).toEqual({
    '@board/platform': { useApi: digest },
    '@board/ui': { Button: digest },
    '@board/ui/pager': { Pager: digest },
  });
});

it.each([
  [
    "import * as platform from '@board/platform'; export const remote = { platform };",
    'as a whole',
  ],
  ["export const remote = () => import('@board/ui');", 'as a whole'],
  ["import * as p from '@board/platform'; export const remote = p.useMagic;", "imports 'useMagic'"],
])('refuses what hides its names or has none: %s', async (source, why) => {
  expect(await built(source)).toContain(why);
});
