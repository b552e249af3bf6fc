import { getKept } from '@board/contracts/calls/system';
import type { Kept } from '@board/contracts/constants/retention';
import { messageOf, sendCall, useSession, useText } from '@board/platform';
import { ErrorState, Icon } from '@board/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import form from '../form.module.css';
import { SignInFrame } from '../sign-in-frame.tsx';
import styles from './privacy-page.module.css';

const things = [
  'account',
  'things',
  'notifications',
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
  const { user } = useSession();
  useDocumentTitle(t('privacy.title'));
  const [kept, setKept] = useState<Kept>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    sendCall(getKept, {}).then(setKept, setTrouble);
  }, []);
  return (
    <SignInFrame plain>
      <article className={styles.page}>
        <div>
          <Link className={styles.back} to={user ? '/' : '/login'}>
            <Icon name="back" />
            {t(user ? 'email.toBoard' : 'reset.back')}
          </Link>
          <h1 className={form.title}>{t('privacy.title')}</h1>
          <p className={form.lead}>{t('privacy.lead')}</p>
        </div>
        {trouble !== undefined && <ErrorState message={messageOf(trouble, t('actions.failed'))} />}
        {kept && (
          <dl className={styles.kept}>
            {things.map((thing) => (
              <div key={thing}>
                <dt>{t(`privacy.${thing}.what`)}</dt>
                <dd>{t(`privacy.${thing}.${howLong(thing, kept)}`, { ...kept })}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={form.other}>
          {t('privacy.yours')} <Link to="/profile">{t('privacy.toProfile')}</Link>
        </p>
      </article>
    </SignInFrame>
  );
}

/** Two of them may be kept for ever, as the administrator chooses. */
const howLong = (thing: (typeof things)[number], kept: Kept) =>
  (thing === 'audit' || thing === 'notifications') && kept[thing] === 0 ? 'always' : 'how';
