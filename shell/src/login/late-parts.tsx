import { late } from '@board/ui';
import { StartPage } from '../pages/start-page.tsx';
import { UnreachablePage } from '../pages/unreachable-page.tsx';

const load = () => import(/* webpackChunkName: "account" */ './account-parts.ts');

/** For who is about to come to one of them; a failure shows where it is drawn. */
export const prepareAccount = () =>
  load().then(
    () => undefined,
    () => undefined,
  );

const asWholePages = {
  meanwhile: () => <StartPage />,
  failed: (retry: () => void) => <UnreachablePage onRetry={retry} />,
};

export const ConfirmEmailPage = late(async () => (await load()).ConfirmEmailPage, asWholePages);
export const PrivacyPage = late(async () => (await load()).PrivacyPage, asWholePages);
export const ResetPage = late(async () => (await load()).ResetPage, asWholePages);
export const SchoolPage = late(async () => (await load()).SchoolPage, asWholePages);
export const SchoolWays = late(async () => (await load()).SchoolWays);
export const RegisterForm = late(async () => (await load()).RegisterForm);
export const PasskeyWay = late(async () => (await load()).PasskeyWay, {
  // Without it there is still the password.
  failed: () => null,
});
export const SecondStep = late(async () => (await load()).SecondStep);
