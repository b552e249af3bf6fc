import { getProfile, getSettings } from '@board/contracts/calls/user';
import { useApi, useSession, useText } from '@board/platform';
import { ErrorState, isUnknownCall } from '@board/ui';
import { Page } from '@board/ui/page';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { adoptUser } from '../session/session.ts';
import { AccountSection } from './account-section.tsx';
import { EducationSection } from './education-section.tsx';
import { InfoSection } from './info-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { ProfileTitle } from './profile-title.tsx';
import { ApiTokensSection } from './programs/api-tokens-section.tsx';
import { WebhooksSection } from './programs/webhooks-section.tsx';
import { ReminderChannelSection } from './reminder-channel-section.tsx';
import { SecuritySection } from './sign-in/security-section.tsx';
import { SessionsSection } from './sign-in/sessions-section.tsx';

/** Everything about oneself, in sections with one button each. */
export function ProfilePage() {
  const t = useText('shell');
  const { user: known, status } = useSession();
  const profile = useApi(getProfile, status === 'offline' ? null : {});
  const elsewhere = profile.error !== undefined && isUnknownCall(profile.error);
  const settings = useApi(getSettings, elsewhere ? {} : null);
  const { data: fresh, error, mutate } = elsewhere ? settings : profile;
  useDocumentTitle(t('account.profile'));

  useEffect(() => {
    if (fresh) adoptUser(fresh);
  }, [fresh]);

  if (!known) return null;
  return (
    <Page
      title={t('account.profile')}
      heading={<ProfileTitle user={known} />}
      back={<Link to="/">{t('notFound.home')}</Link>}
    >
      {error && !fresh && <ErrorState message={t('profile.stale')} onRetry={() => void mutate()} />}
      <PreferencesSection user={known} />
      <ReminderChannelSection />
      <InfoSection user={known} />
      <EducationSection />
      <SecuritySection />
      <SessionsSection />
      <ApiTokensSection />
      <WebhooksSection />
      <AccountSection user={known} />
    </Page>
  );
}
