import { mayAdministrate } from '@board/contracts/constants/roles';
import { useSession } from '@board/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { BoardPage } from './board/board-page.tsx';
import { ShellFrame } from './header/shell-frame.tsx';
import { LoginPage } from './login/login-page.tsx';
import { MaintenancePage } from './pages/maintenance-page.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { RegisteredPage } from './pages/registered-page.tsx';
import { AdminsOnly, GuestsOnly, SignedInOnly } from './session/guards.tsx';
import { shellState } from './shell-state.ts';

const ProfilePage = lazy(async () => ({
  default: (await import('./profile/profile-page.tsx')).ProfilePage,
}));

/** The shell's own pages; every other address may be a page of a remote. */
export function ShellRoutes() {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <GuestsOnly>
            <LoginPage />
          </GuestsOnly>
        }
      />
      <Route
        element={
          <SignedInOnly>
            <ShellFrame>
              <UnlessClosed>
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                </Suspense>
              </UnlessClosed>
            </ShellFrame>
          </SignedInOnly>
        }
      >
        <Route path="/" element={<BoardPage />} />
        <Route path="/profile" element={<ProfilePage />} />
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
  );
}

function UnlessClosed({ children }: { children: ReactNode }) {
  const { maintenance } = useSnapshot(shellState);
  const { user } = useSession();
  const admin = user !== null && mayAdministrate(user.role);
  return maintenance && !admin ? <MaintenancePage /> : children;
}
