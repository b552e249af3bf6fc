import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Advice, OfferedNames } from '../../shared/federation/names.ts';
import { root } from '../workspace/packages.ts';
import type { Declarations } from './declarations.ts';
import type { HousePackage } from './shown-modules.ts';

/** What a package of the house shows to remotes, as two files that a review can read. */
export interface Report {
  version: string;
  /** module -> name -> its digest, then the older ones that it still stands for. */
  modules: OfferedNames;
  /** What is going to be taken away. */
  deprecated: Advice;
  declarations: Declarations;
}

const filesOf = (name: HousePackage) => ({
  names: `shared/${name}/api/names.json`,
  declarations: `shared/${name}/api/declarations.txt`,
});

const changesOf = (name: HousePackage): string => `shared/${name}/api/CHANGES.md`;

/** As the checkout has it; `committed` is what the last commit said, the measure of a change. */
export function readReport(name: HousePackage, from: 'checkout' | 'committed'): Report | undefined {
  const files = filesOf(name);
  const read = from === 'checkout' ? readHere : (file: string) => committed(file) ?? readHere(file);
  const names = read(files.names);
  const declarations = read(files.declarations);
  if (names === undefined || declarations === undefined) return undefined;
  return { deprecated: {}, ...JSON.parse(names), declarations: apart(declarations) };
}

export function writeReport(name: HousePackage, report: Report): void {
  const files = filesOf(name);
  mkdirSync(dirname(join(root, files.names)), { recursive: true });
  const { version, modules, deprecated, declarations } = report;
  const names = { version, modules, ...(Object.keys(deprecated).length > 0 ? { deprecated } : {}) };
  writeFileSync(join(root, files.names), `${JSON.stringify(names, null, 2)}\n`);
  writeFileSync(join(root, files.declarations), together(declarations));
  const manifest = join(root, `shared/${name}/package.json`);
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
}

/** Whether somebody told the teams what a version that breaks asks of them. */
export function isTold(name: HousePackage, version: string): boolean {
  return readHere(changesOf(name))?.split('\n').includes(`## ${version}`) ?? false;
}

export const whereToTell = changesOf;

const mark = '//// ';

function together(declarations: Declarations): string {
  return [...declarations].map(([path, text]) => `${mark}${path}\n${text}`).join('');
}

function apart(text: string): Declarations {
  return new Map(
    text
      .split(new RegExp(`^${mark}`, 'm'))
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)];
      }),
  );
}

function readHere(file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

function committed(file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // No git, or nothing committed yet: the checkout is its own measure.
    return undefined;
  }
}
