import { privacyPath, schoolReturnPath } from '@board/contracts/constants/sign-in';
import { Route, Routes } from 'react-router-dom';
import { prepareSignedIn, SignedInPages } from './late-pages.tsx';
import { ConfirmEmailPage, PrivacyPage, ResetPage, SchoolPage } from './login/late-parts.tsx';
import { LoginPage } from './login/login-page.tsx';
import { GuestsOnly, SignedInOnly } from './pages/guards.tsx';

/** Signing in is one page; all others belong to whoever has signed in. */
export function ShellRoutes({ cache }: { cache: Map<string, object> }) {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <GuestsOnly>
            <LoginPage onEngage={prepareSignedIn} />
          </GuestsOnly>
        }
      />
      <Route path={schoolReturnPath} element={<SchoolPage />} />
      <Route path="/reset-password" element={<ResetPage />} />
      <Route path={privacyPath} element={<PrivacyPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route
        path="*"
        element={
          <SignedInOnly>
            <SignedInPages cache={cache} />
          </SignedInOnly>
        }
      />
    </Routes>
  );
}
