import { consentPath } from '@board/contracts/constants/oauth';
import { useStateValue } from '@board/platform';
import { ApiProvider, addMessages, DaySourcesProvider, SlotsProvider } from '@board/platform/host';
import { late } from '@board/ui';
import type { ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { shellState } from './base/shell-state.ts';
import { BoardPage } from './board/board-page.tsx';
import { ShellFrame } from './header/shell-frame.tsx';
import { storedSession } from './identity/stored-session.ts';
import { withWords } from './messages/late/with-words.ts';
import en from './messages/signed-in/en.json';
import zh from './messages/signed-in/zh-CN.json';
import { KeepEverything } from './offline/keep-everything.tsx';
import { AdminsOnly } from './pages/guards.tsx';
import { LeaveGuard } from './pages/leave-guard.tsx';
import { MaintenancePage } from './pages/maintenance-page.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { PreparePages } from './pages/prepare-pages.tsx';
import { RegisteredPage } from './pages/registered-page.tsx';
import { ScrollPlaces } from './pages/scroll-places.tsx';
import { UnreachablePage } from './pages/unreachable-page.tsx';
import { ShellMoments } from './preferences/shell-moments.tsx';
import { connectRemotes } from './remotes/connect-remotes.ts';
import { PinnedNotice } from './remotes/overrides/pinned-notice.tsx';
import { readRegistry } from './remotes/registry.ts';
import { ReleaseWatch } from './remotes/release-watch.tsx';
import { RemoteDaySources } from './remotes/remote-day-sources.tsx';
import { RemoteSlots } from './remotes/remote-slots.tsx';
import { RemoteSwitches } from './remotes/remote-switches.tsx';
import { RemotesProvider } from './remotes/remotes-context.tsx';
import { useIsClosed } from './session/use-is-closed.ts';
import { sharePath } from './worker/shared-thing.ts';

const asPage = {
  meanwhile: () => <PageSkeleton />,
  failed: (retry: () => void) => <UnreachablePage onRetry={retry} />,
};
const loadProfile = () => import('./profile/profile-parts.ts');
const ProfilePage = late(async () => (await loadProfile()).ProfilePage, asPage);
const FactorFirstPage = late(async () => (await loadProfile()).FactorFirstPage, asPage);
const ConsentPage = late(async () => (await loadProfile()).ConsentPage, asPage);
const SharePage = late(
  async () => (await withWords(import('./share/share-page.tsx'))).SharePage,
  asPage,
);

// The first scripts bring what the sign-in page says.
addMessages('shell', { 'zh-CN': zh, en });

const remotes = connectRemotes();
// What the page asks for first; who draws it says what is wrong with it.
if (storedSession.token()) readRegistry().catch(() => undefined);

/** The shell's own pages; every other address may be a page of a remote. */
export function SignedInPages({ cache }: { cache: Map<string, object> }) {
  return (
    <LeaveGuard>
      <RemotesProvider loader={remotes}>
        <ApiProvider cache={cache}>
          <ShellMoments>
            <SlotsProvider value={RemoteSlots}>
              <DaySourcesProvider value={RemoteDaySources}>
                <Routes>
                  <Route
                    element={
                      <ShellFrame>
                        <UnlessClosed>
                          <Outlet />
                        </UnlessClosed>
                      </ShellFrame>
                    }
                  >
                    <Route path="/" element={<BoardPage />} />
                    <Route path="/profile" element={<ProfilePage />} />
                    <Route path={consentPath} element={<ConsentPage />} />
                    <Route path={sharePath} element={<SharePage />} />
                    <Route
                      path="/admin/*"
                      element={
                        <AdminsOnly>
                          <RegisteredPage />
                        </AdminsOnly>
                      }
                    />
                    <Route path="*" element={<RegisteredPage />} />
                  </Route>
                </Routes>
              </DaySourcesProvider>
            </SlotsProvider>
          </ShellMoments>
        </ApiProvider>
        <PreparePages />
        <ScrollPlaces />
        <RemoteSwitches />
        <ReleaseWatch />
        <PinnedNotice />
        <KeepEverything />
      </RemotesProvider>
    </LeaveGuard>
  );
}

function UnlessClosed({ children }: { children: ReactNode }) {
  const isClosed = useIsClosed();
  const factorMissing = useStateValue(shellState, (shell) => shell.factorMissing);
  if (isClosed) return <MaintenancePage />;
  return factorMissing ? <FactorFirstPage /> : children;
}
