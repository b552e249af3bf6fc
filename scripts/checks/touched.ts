import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/packages.ts';
import type { Touched } from './check.ts';

const areas = 'server/src/modules';
const ofAllRooms = ['messages', 'pieces', 'styles'].map((name) => `scripts/${name}.test.ts`);
const ofDocuments = [
  'scripts/docs.test.ts',
  'scripts/changelog.test.ts',
  'server/src/config/operating-guide.test.ts',
];

/**
 * The rooms whose tests a change can touch: its own, and of the server's areas those that use it.
 * Nothing comes back for what everybody uses: then all tests are to be run.
 */
export function touchedBy(
  files: readonly string[],
  usersOf: (area: string) => string[] = areasThatUse,
): Touched | undefined {
  const folders = new Set<string>();
  for (const file of files) {
    const [, room] = /^(remotes\/[^/]+|shell)\//.exec(file) ?? [];
    const [, area] = /^server\/src\/modules\/([^/]+)\//.exec(file) ?? [];
    if (room) {
      folders.add(room);
      for (const each of ofAllRooms) folders.add(each);
    } else if (area) {
      for (const each of [area, ...usersOf(area)]) folders.add(`${areas}/${each}/`);
      folders.add('server/src/testing/access-matrix.test.ts');
    } else if (isJourney(file)) folders.add(file);
    else if (file.endsWith('.md')) for (const each of ofDocuments) folders.add(each);
    else return undefined;
  }
  return { files, folders: [...folders] };
}

export const isJourney = (file: string): boolean => /^e2e\/journeys\/.*\.test\.ts$/.test(file);

function areasThatUse(area: string): string[] {
  const users = globSync(`${areas}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`/${area}/index.ts'`))
    .map((file) => file.split('/')[3] ?? '');
  return [...new Set(users)];
}
