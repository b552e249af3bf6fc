import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Advice, OfferedNames } from '../names.ts';

interface Report {
  modules: OfferedNames;
  deprecated?: Advice;
}

/** What platform and ui of this checkout show to remotes, as `pnpm api` wrote it down. */
export function offeredNames(): OfferedNames {
  return { ...reportOf('platform').modules, ...reportOf('ui').modules };
}

/** What of it is going to be taken away. */
export function adviceGiven(): Advice {
  return { ...reportOf('platform').deprecated, ...reportOf('ui').deprecated };
}

function reportOf(name: string): Report {
  const file = join(import.meta.dirname, '../..', name, 'api/names.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}
