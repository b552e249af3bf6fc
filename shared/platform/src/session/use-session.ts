import type { User } from '@board/contracts/calls/user';
import type { Permission, Role } from '@board/contracts/constants/roles';
import { useStateValue } from '../state/use-state-value.ts';
import { type SessionStatus, sessionState } from './session-state.ts';

export interface Session {
  status: SessionStatus;
  user: User | null;
  can: (permission: Permission) => boolean;
  is: (...roles: readonly Role[]) => boolean;
}

export function useSession(): Session {
  const status = useStateValue(sessionState, (session) => session.status);
  const user = useStateValue(sessionState, (session) => session.user);
  return {
    status,
    user: user as User | null,
    can: (permission) => user?.permissions.includes(permission) ?? false,
    is: (...roles) => user !== null && roles.includes(user.role),
  };
}
