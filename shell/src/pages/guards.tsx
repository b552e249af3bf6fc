import { mayAdministrate } from '@board/contracts/constants/roles';
import { useSession, useStateValue } from '@board/platform';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { afterSignIn, loginPath } from '../session/redirect-target.ts';
import { StartPage } from './start-page.tsx';

interface GuardProps {
  children: ReactNode;
}

/** Nobody sees a protected page before it is known who asks; who must sign in comes back to it. */
export function SignedInOnly({ children }: GuardProps) {
  const { status } = useSession();
  const ending = useStateValue(shellState, (shell) => shell.ending);
  const { pathname, search, hash } = useLocation();
  if (status === 'initialising') return <StartPage />;
  if (status !== 'guest') return children;
  const leftOnPurpose = ending === 'logout' || ending === 'password_changed';
  return <Navigate replace to={leftOnPurpose ? '/login' : loginPath(pathname + search + hash)} />;
}

export function AdminsOnly({ children }: GuardProps) {
  const { user } = useSession();
  return user && mayAdministrate(user.role) ? children : <Navigate replace to="/" />;
}

export function GuestsOnly({ children }: GuardProps) {
  const { status, user } = useSession();
  const [query] = useSearchParams();
  if (status === 'initialising') return <StartPage />;
  // A saved person without a token may read the copy, and may sign in.
  if (status !== 'authenticated' || !user) return children;
  return <Navigate replace to={afterSignIn(query.get('redirect'), user.role)} />;
}
