import { useSession, useStateValue } from '@board/platform';
import { shellState } from '../base/shell-state.ts';
import { keepBeginning, keptBeginning } from '../kept/first-steps.ts';

export function noteBeginning(person: string, isNew: boolean): void {
  shellState.beginning = { person, isNew };
  keepBeginning(person, isNew ? 'new' : 'begun');
}

/** Nobody has to be helped to begin any more. */
export function putAway(person: string): void {
  shellState.beginning = { person, isNew: false };
  keepBeginning(person, 'away');
}

/**
 * Whether somebody has nothing yet. Guessed from what is known of the person until the first screen
 * says it, so that nothing moves when it comes.
 */
export function useIsNew(): boolean {
  const { user } = useSession();
  const known = useStateValue(shellState, ({ beginning }) => beginning);
  // Read each time: who puts it away before the first screen says anything is shown it no more.
  const kept = user && keptBeginning(user.id);
  if (!user || kept === 'away') return false;
  if (known?.person === user.id) return known.isNew;
  if (kept) return kept === 'new';
  return user.daysJoined === 1 && user.completedTasks + user.inProgressTasks === 0;
}
