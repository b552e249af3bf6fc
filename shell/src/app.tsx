import { useSession } from '@board/platform';
import { BrowserRouter } from 'react-router-dom';
import { ConfirmHost } from './dialogs/confirm-host.tsx';
import { ConflictHost } from './dialogs/conflict-host.tsx';
import { ToastHost } from './dialogs/toast-host.tsx';
import { cacheOf } from './kept/board-cache.ts';
import { FatalBoundary } from './pages/fatal-boundary.tsx';
import './pages/first-pop.ts';
import { ReleaseNotice } from './pages/release-notice.tsx';
import { PreferencesHost } from './preferences/preferences-host.tsx';
import { ShellTexts } from './preferences/shell-texts.tsx';
import { ProofHost } from './proof/proof-host.tsx';
import { Overrides } from './remotes/overrides/overrides.tsx';
import { ShellRoutes } from './shell-routes.tsx';

/** Everything around the pages. A new person gets a new cache and fresh pages. */
export function App() {
  const { user } = useSession();
  const person = user?.id ?? 'guest';
  return (
    <ShellTexts>
      <FatalBoundary>
        <BrowserRouter>
          <ShellRoutes key={person} cache={cacheOf(person)} />
        </BrowserRouter>
        <ToastHost />
        <ConfirmHost />
        <ConflictHost />
        <ProofHost />
        <PreferencesHost />
        <ReleaseNotice />
        <Overrides />
      </FatalBoundary>
    </ShellTexts>
  );
}
