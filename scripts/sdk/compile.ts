import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import { publishedRooms } from './published.ts';

/** All rooms at once, so that each finds the types of the others. */
export async function compileRooms(folder: string): Promise<void> {
  const configuration = `${folder}.tsconfig.json`;
  const each = (pattern: string) =>
    publishedRooms.map((room) => join(root, 'shared', room, pattern));
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['jest', 'node'],
        typeRoots: [join(root, 'node_modules/@types')],
        noEmit: false,
        noEmitOnError: true,
        // Names of files as Node and browsers know them; the checkout names its sources.
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        declarationMap: true,
        rootDir: join(root, 'shared'),
        outDir: folder,
        tsBuildInfoFile: null,
      },
      include: [...each('**/*.ts'), ...each('**/*.tsx')],
      exclude: each('').flatMap((room) => [
        join(room, 'node_modules'),
        join(room, '.cache'),
        join(room, 'templates'),
        join(room, '**/*.test.ts'),
        join(room, '**/*.test.tsx'),
        join(room, '**/testing/**'),
      ]),
    }),
  );
  const { ok, output } = await runTool('tsc', ['-p', configuration]);
  if (!ok) throw new PlainEnd(`The packages of the SDK do not compile:\n\n${output.trim()}`);
}
