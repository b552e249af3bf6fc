import { getProfile, getSettings } from '@board/contracts/calls/user';
import { useApi, useSession, useText } from '@board/platform';
import { ErrorState, Icon, VisuallyHidden } from '@board/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isUnknownCall } from '../api/is-unknown-call.ts';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { adoptUser } from '../session/session.ts';
import { AccountSection } from './account-section.tsx';
import { EducationSection } from './education-section.tsx';
import { InfoSection } from './info-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import styles from './profile.module.css';
import { ProfileTitle } from './profile-title.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Everything about oneself, in sections with one button each. */
export function ProfilePage() {
  const t = useText('shell');
  const { user: known, status } = useSession();
  const profile = useApi(getProfile, status === 'offline' ? null : {});
  const elsewhere = isUnknownCall(profile.error);
  const settings = useApi(getSettings, elsewhere ? {} : null);
  const { data: fresh, error, mutate } = elsewhere ? settings : profile;
  useDocumentTitle(t('account.profile'));

  useEffect(() => {
    if (fresh) adoptUser(fresh);
  }, [fresh]);

  if (!known) return null;
  return (
    <main className={styles.ground}>
      <div className={styles.page}>
        {error && !fresh && (
          <ErrorState message={t('profile.stale')} onRetry={() => void mutate()} />
        )}
        <div className={styles.top}>
          <Link to="/" className={styles.back}>
            <Icon name="back" />
            <VisuallyHidden>{t('profile.back')}</VisuallyHidden>
          </Link>
          <ProfileTitle user={known} />
        </div>
        <PreferencesSection user={known} />
        <InfoSection user={known} />
        <EducationSection />
        <SecuritySection />
        <SessionsSection />
        <AccountSection user={known} />
      </div>
    </main>
  );
}
