import { requestPasswordReset } from '@board/contracts/calls/auth';
import { messageOf, sendCall, useText } from '@board/platform';
import { Button, ErrorState, Status, TextField } from '@board/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isEmail } from '../account-rules.ts';
import styles from '../form.module.css';

/** The answer is the same for every address, so that nobody learns who is registered. */
export function AskForLinkForm() {
  const t = useText('shell');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [stage, setStage] = useState<'typing' | 'busy' | 'sent'>('typing');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!isEmail(email));
    setTrouble(undefined);
    if (!isEmail(email) || stage === 'busy') return;
    setStage('busy');
    try {
      await sendCall(requestPasswordReset, { body: { email: email.trim() } });
      setStage('sent');
    } catch (error) {
      setTrouble(messageOf(error, t('actions.failed')));
      setStage('typing');
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className={styles.title}>{t('reset.title')}</h1>
        <p className={styles.lead}>{t('reset.lead')}</p>
      </div>
      <TextField
        size="tall"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={wrong ? t('register.emailRule') : undefined}
      />
      {trouble && <ErrorState message={trouble} />}
      {stage === 'sent' && <Status tone="success">{t('reset.sent')}</Status>}
      <Button type="submit" variant="primary" size="wide" busy={stage === 'busy'}>
        {t('reset.send')}
      </Button>
      <p className={styles.other}>
        <Link to="/login">{t('reset.back')}</Link>
      </p>
    </form>
  );
}
