import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import type { Declarations } from './declarations.ts';
import type { HousePackage } from './shown-modules.ts';

export interface Asked {
  door: string;
  name: string;
}

/**
 * Which of the names still do for whoever was built against the declarations `before`. The compiler
 * is asked whether what is there now can stand where the former one stood.
 */
export async function stillFitting(
  name: HousePackage,
  { before, asked }: { before: Declarations; asked: readonly Asked[] },
): Promise<Set<Asked>> {
  if (asked.length === 0) return new Set();
  // Within the package, so that its libraries are found.
  const place = join(root, 'shared', name, '.cache/api');
  rmSync(place, { recursive: true, force: true });
  for (const [path, text] of before) write(join(place, 'before', path), text);
  const lines = asked.map(
    ({ door, name: each }, at) =>
      `export const a${at}: (typeof import('./before/${door}'))['${each}'] = 0 as never as (typeof import('../../../../${door}'))['${each}'];`,
  );
  write(join(place, 'compare.ts'), `${lines.join('\n')}\n`);
  const configuration = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], tsBuildInfoFile: null },
    files: ['compare.ts', '../../../ui/src/css-modules.d.ts'],
  };
  write(join(place, 'tsconfig.json'), JSON.stringify(configuration));
  const { output } = await runTool('tsc', [
    '--pretty',
    'false',
    '-p',
    join(place, 'tsconfig.json'),
  ]);
  const errors = output.split('\n').filter((line) => /error TS\d+/.test(line));
  const elsewhere = errors.filter((line) => !line.includes('compare.ts('));
  if (elsewhere.length > 0) throw new PlainEnd(elsewhere.join('\n'));
  const broken = new Set(errors.map((line) => Number(/compare\.ts\((\d+)/.exec(line)?.[1]) - 1));
  return new Set(asked.filter((_, at) => !broken.has(at)));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
