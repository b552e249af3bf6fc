import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadSignedIn } from './load-signed-in.ts';
import { LoginPage } from './login/login-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { GuestsOnly, SignedInOnly } from './session/guards.tsx';

const SignedInPages = lazy(async () => ({
  // Once more: one lost packet must not cost the whole page.
  default: (await loadSignedIn().catch(loadSignedIn)).SignedInPages,
}));

const ResetPage = lazy(async () => ({
  default: (await import('./login/reset/reset-page.tsx')).ResetPage,
}));

/** Who fills in the form will need the rest next; a failure shows when it is needed. */
const prepare = () => void loadSignedIn().catch(() => undefined);

/** Signing in is one page; all others belong to whoever has signed in. */
export function ShellRoutes({ cache }: { cache: Map<string, object> }) {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <GuestsOnly>
            <LoginPage onEngage={prepare} />
          </GuestsOnly>
        }
      />
      <Route
        path="/reset-password"
        element={
          <Suspense fallback={<StartPage />}>
            <ResetPage />
          </Suspense>
        }
      />
      <Route
        path="*"
        element={
          <SignedInOnly>
            <Suspense fallback={<StartPage />}>
              <SignedInPages cache={cache} />
            </Suspense>
          </SignedInOnly>
        }
      />
    </Routes>
  );
}
