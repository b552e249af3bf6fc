import { confirmEmail, takeBackEmail } from '@board/contracts/calls/auth';
import { messageOf, sendCall, useText } from '@board/platform';
import { Button, ErrorState, Status } from '@board/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import { EntryTitle } from '../entry-form.tsx';
import styles from '../form.module.css';
import { SignInFrame } from '../sign-in-frame.tsx';

/** Behind the links of mails: one confirms a new address, others keep the one before and take back what came since. */
export function ConfirmEmailPage() {
  const t = useText('shell');
  const link = new URLSearchParams(useLocation().hash.slice(1));
  const back = link.get('back');
  useDocumentTitle(t(back ? 'email.backTitle' : 'email.title'));
  return (
    <SignInFrame>
      <UseLink kind={back ? 'back' : 'confirm'} token={back ?? link.get('token') ?? ''} />
    </SignInFrame>
  );
}

/** Asks before it does anything: programs that look through mail open links as well. */
function UseLink({ kind, token }: { kind: 'confirm' | 'back'; token: string }) {
  const t = useText('shell');
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const isBack = kind === 'back';

  async function use() {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { email: settled } = await sendCall(isBack ? takeBackEmail : confirmEmail, {
        body: { token },
      });
      setEmail(settled);
    } catch (error) {
      setTrouble(messageOf(error, t('actions.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      <EntryTitle
        title={t(isBack ? 'email.backTitle' : 'email.title')}
        lead={t(isBack ? 'email.backLead' : 'email.lead')}
      />
      {trouble && <ErrorState message={trouble} />}
      {email === undefined ? (
        <Button variant="primary" size="wide" busy={busy} onClick={() => void use()}>
          {t(isBack ? 'email.takeBack' : 'email.confirm')}
        </Button>
      ) : (
        <Status tone="success">{t(isBack ? 'email.isBack' : 'email.confirmed', { email })}</Status>
      )}
      <p className={styles.other}>
        {isBack && email !== undefined ? (
          <Link to="/reset-password">{t('reset.newTitle')}</Link>
        ) : (
          <Link to="/">{t('email.toBoard')}</Link>
        )}
      </p>
    </div>
  );
}
