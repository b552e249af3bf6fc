import type { Backup } from '@board/contracts/schemas/backups';
import { latestFirst } from './backup-name.ts';

/**
 * Of the automatic ones as many stay off the host as here, the latest of both places together: an
 * instance with a folder of its own does not bring back what another has let go. All others stay.
 */
export function copiesDue(
  here: readonly Backup[],
  there: readonly Backup[],
  most: number,
): { missing: Backup[]; over: Backup[] } {
  const known = new Set(there.map(({ name }) => name));
  const fresh = here.filter(({ name }) => !known.has(name));
  const automatic = [...there, ...fresh].filter(({ kind }) => kind === 'auto').sort(latestFirst);
  const over = new Set(automatic.slice(most).map(({ name }) => name));
  return {
    missing: fresh.filter(({ name }) => !over.has(name)).sort(latestFirst),
    over: there.filter(({ name }) => over.has(name)),
  };
}
