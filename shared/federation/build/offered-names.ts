import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedNames } from '../names.ts';

/** What platform and ui of this checkout show to remotes, as `pnpm api` wrote it down. */
export function offeredNames(): OfferedNames {
  return { ...modulesOf('platform'), ...modulesOf('ui') };
}

function modulesOf(name: string): OfferedNames {
  const file = join(import.meta.dirname, '../..', name, 'api/names.json');
  const { modules }: { modules: OfferedNames } = JSON.parse(readFileSync(file, 'utf8'));
  return modules;
}
