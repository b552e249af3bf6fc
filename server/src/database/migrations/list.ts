import { assistant1 } from './assistant-1.ts';
import { core1 } from './core-1.ts';
import type { Migration } from './migration.ts';
import { tasks1 } from './tasks-1.ts';

/** In the order in which they run; a new one goes to the end. */
export const migrations: readonly Migration[] = [core1, tasks1, assistant1];
