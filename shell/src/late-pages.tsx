import { late } from '@board/ui';
import { loadSignedIn } from './load-signed-in.ts';
import { StartPage } from './pages/start-page.tsx';
import { UnreachablePage } from './pages/unreachable-page.tsx';

export const SignedInPages = late(
  // Once more: one lost packet must not cost the whole page.
  async () => (await loadSignedIn().catch(loadSignedIn)).SignedInPages,
  {
    meanwhile: () => <StartPage />,
    failed: (retry) => <UnreachablePage onRetry={retry} />,
  },
);

/** For who has signed in, or fills in the form to do so. */
export const prepareSignedIn = () => void SignedInPages.preload();
