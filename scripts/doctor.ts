import { join } from 'node:path';
import { type Bundle, readBundle } from '../shared/sdk/src/doctor/bundle.ts';
import { compositionProblems } from '../shared/sdk/src/doctor/composition.ts';
import { conclude, examine, report } from '../shared/sdk/src/doctor/examine.ts';
import { PlainEnd, runScript } from '../shared/sdk/src/plain-end.ts';
import { bundledFolders, root } from './workspace/packages.ts';
import { bundleFolder } from './workspace/remote-folder.ts';

const usage = `pnpm doctor             every rule of a build, over all that are built
pnpm doctor <remote>…   over these`;

await runScript(usage, async () => {
  const given = process.argv.slice(2);
  const bundles = (given.length > 0 ? given.map(bundleFolder) : everything()).map(built);
  const broken = bundles.flatMap(examine);
  if (given.length === 0) {
    const problems = broken.length > 0 ? [] : compositionProblems(bundles);
    report('together', 'they fit each other', problems);
    broken.push(...problems);
  }
  return conclude(bundles.length, broken);
});

function everything() {
  return bundledFolders().map((folder) => ({
    name: folder.replace(/^remotes\//, ''),
    folder: join(root, folder),
  }));
}

function built({ name, folder }: { name: string; folder: string }): Bundle {
  const bundle = readBundle(name, folder);
  if (!bundle) throw new PlainEnd(`${name} is not built: pnpm build, or pnpm ship --dry-run.`);
  return bundle;
}
