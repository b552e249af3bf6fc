import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import { housePackages, modulesOf } from './shown-modules.ts';

/** Path, such as `shared/ui/src/button/button.d.ts` -> what the compiler says of it. */
export type Declarations = ReadonlyMap<string, string>;

const place = join(root, '.cache/api');

/** The types that platform and ui show to remotes, as their sources are now. */
export async function declarationsNow(): Promise<Declarations> {
  const folder = join(place, 'now');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const configuration = join(place, 'tsconfig.json');
  const doors = housePackages.flatMap((name) => modulesOf(name).map(({ door }) => door));
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        lib: ['es2024', 'dom', 'dom.iterable'],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: folder,
        tsBuildInfoFile: null,
      },
      files: [...doors, 'shared/ui/src/css-modules.d.ts'].map((file) => join(root, file)),
    }),
  );
  const { ok, output } = await runTool('tsc', ['-p', configuration]);
  if (!ok) throw new PlainEnd(output.trim());
  return new Map(
    globSync('shared/**/*.d.ts', { cwd: folder })
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
