import { join } from 'node:path';
import { type Bundle, readBundle } from './doctor/bundle.ts';
import { compositionProblems } from './doctor/composition.ts';
import { findings } from './doctor/findings.ts';
import { bundledFolders, root } from './workspace/packages.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';
import { bundleFolder } from './workspace/remote-folder.ts';

const usage = `pnpm doctor             every rule of a build, over all that are built
pnpm doctor <remote>…   over these`;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runScript(usage, async () => {
  const given = process.argv.slice(2);
  const bundles = (given.length > 0 ? given.map(bundleFolder) : everything()).map(built);
  const broken = bundles.flatMap(examine);
  if (given.length === 0) {
    const problems = broken.length > 0 ? [] : compositionProblems(bundles);
    report('together', 'they fit each other', problems);
    broken.push(...problems);
  }
  const count = bundles.length === 1 ? '1 build' : `${bundles.length} builds`;
  say(broken.length === 0 ? `${count}: every rule holds.` : `${count}: ${broken.length} problems.`);
  return broken.length === 0 ? 0 : 1;
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

function examine(bundle: Bundle): string[] {
  return findings(bundle).flatMap(({ says, problems }) => {
    report(bundle.name, says, problems);
    return problems;
  });
}

function report(name: string, says: string, problems: readonly string[]): void {
  say(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${says}`);
  for (const problem of problems) say(`    ${problem}`);
}
