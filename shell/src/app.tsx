import { useSession } from '@board/platform';
import { ApiProvider } from '@board/platform/host';
import { BrowserRouter } from 'react-router-dom';
import { cacheOf } from './api/board-cache.ts';
import { ConfirmHost } from './dialogs/confirm-host.tsx';
import { ConflictHost } from './dialogs/conflict-host.tsx';
import { ToastHost } from './dialogs/toast-host.tsx';
import { ShellTexts } from './language/shell-texts.tsx';
import { FatalBoundary } from './pages/fatal-boundary.tsx';
import { ReleaseNotice } from './pages/release-notice.tsx';
import type { RemoteLoader } from './remotes/load-remote.ts';
import { Overrides } from './remotes/overrides/overrides.tsx';
import { ReleaseWatch } from './remotes/release-watch.tsx';
import { RemotesProvider } from './remotes/remotes-context.tsx';
import { ShellRoutes } from './shell-routes.tsx';

/** Everything around the pages. A new person gets a new cache and fresh pages. */
export function App({ remotes }: { remotes: RemoteLoader }) {
  const { user } = useSession();
  const person = user?.id ?? 'guest';
  return (
    <ShellTexts>
      <FatalBoundary>
        <RemotesProvider loader={remotes}>
          <BrowserRouter>
            <ApiProvider key={person} cache={cacheOf(person)}>
              <ShellRoutes />
            </ApiProvider>
          </BrowserRouter>
          <ToastHost />
          <ConfirmHost />
          <ConflictHost />
          <ReleaseNotice />
          <ReleaseWatch />
          <Overrides />
        </RemotesProvider>
      </FatalBoundary>
    </ShellTexts>
  );
}
