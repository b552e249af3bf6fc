import { mayAdministrate } from '@board/contracts/constants/roles';
import { useSession, useStateValue } from '@board/platform';
import { shellState } from '../base/shell-state.ts';

/** The server lets only admins in, so that nothing else of the board can be used. */
export function useIsClosed(): boolean {
  const maintenance = useStateValue(shellState, (shell) => shell.maintenance);
  const { user } = useSession();
  return maintenance && !(user !== null && mayAdministrate(user.role));
}
