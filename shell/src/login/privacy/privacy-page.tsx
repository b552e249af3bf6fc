import { keptBackups, logDays, restorableDays } from '@board/contracts/constants/limits';
import { useText } from '@board/platform';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import form from '../form.module.css';
import { SignInFrame } from '../sign-in-frame.tsx';
import styles from './privacy-page.module.css';

const kept = [
  'account',
  'things',
  'browser',
  'signIns',
  'audit',
  'log',
  'backups',
  'assistant',
  'outside',
] as const;

/** In plain words what is kept, where and how long; open to who has not registered yet. */
export function PrivacyPage() {
  const t = useText('shell');
  useDocumentTitle(t('privacy.title'));
  const fill = { trash: restorableDays, log: logDays, backups: keptBackups };
  return (
    <SignInFrame>
      <article className={styles.page}>
        <div>
          <h1 className={form.title}>{t('privacy.title')}</h1>
          <p className={form.lead}>{t('privacy.lead')}</p>
        </div>
        <dl className={styles.kept}>
          {kept.map((what) => (
            <div key={what}>
              <dt>{t(`privacy.${what}.what`)}</dt>
              <dd>{t(`privacy.${what}.how`, fill)}</dd>
            </div>
          ))}
        </dl>
        <p className={form.other}>
          {t('privacy.yours')} <Link to="/profile">{t('privacy.toProfile')}</Link>
        </p>
      </article>
    </SignInFrame>
  );
}
