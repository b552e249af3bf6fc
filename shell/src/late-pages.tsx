import { late } from '@board/ui';
import { loadSignedIn } from './load-signed-in.ts';
import { StartPage } from './pages/start-page.tsx';
import { UnreachablePage } from './pages/unreachable-page.tsx';

const asWholePages = {
  meanwhile: () => <StartPage />,
  failed: (retry: () => void) => <UnreachablePage onRetry={retry} />,
};

export const SignedInPages = late(
  // Once more: one lost packet must not cost the whole page.
  async () => (await loadSignedIn().catch(loadSignedIn)).SignedInPages,
  asWholePages,
);

/** For who has signed in, or fills in the form to do so. */
export const prepareSignedIn = () => void SignedInPages.preload();

export const ConfirmEmailPage = late(
  async () => (await import('./login/email/confirm-email-page.tsx')).ConfirmEmailPage,
  asWholePages,
);

export const ResetPage = late(
  async () => (await import('./login/reset/reset-page.tsx')).ResetPage,
  asWholePages,
);
