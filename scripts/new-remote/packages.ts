import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';

const table = join(root, 'shared/federation/remotes.ts');

/** A line in the one table of remotes. */
export function addToTable(name: string, owner: string): void {
  const text = readFileSync(table, 'utf8');
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  const line = `  ${key}: { owner: '${owner.replaceAll("'", "\\'")}' },\n`;
  if (!text.includes(line)) writeFileSync(table, text.replace('} as const', `${line}} as const`));
}

/** The workspace has a package more. */
export async function installPackages(): Promise<void> {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const command = ['--yes', '-p', packageManager, '--', 'pnpm', 'install', '--prefer-offline'];
  const run = await runTool('npx', command);
  if (!run.ok) throw new PlainEnd(`The packages could not be installed:\n\n${run.output.trim()}`);
}

/** How lines and tables break depends on the name that was filled in. */
export async function formatRemote(folder: string): Promise<void> {
  const run = await runTool('biome', ['check', '--write', folder, table]);
  if (!run.ok) throw new PlainEnd(`${folder} could not be formatted:\n\n${run.output.trim()}`);
}

/** A folder outside the workspace uses the packages that are installed in this checkout. */
export function linkPackages(folder: string): void {
  const lender = join(root, 'remotes/notifications/node_modules');
  const lent = packagesIn(lender).map((name) => [name, realpathSync(join(lender, name))] as const);
  for (const [name, place] of [...lent, ['@board/sdk', join(root, 'shared/sdk')] as const]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(place, link, 'junction');
  }
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
        : [name],
    );
}
