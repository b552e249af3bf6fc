import { requestPasswordReset } from '@board/contracts/calls/auth';
import fields from '@board/contracts/fields';
import { sendCall, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Status, TextField } from '@board/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EntryForm, EntryTitle } from '../entry-form.tsx';
import styles from '../form.module.css';
import { useFirstFocus } from '../use-first-focus.ts';

/** The answer is the same for every address, so that nobody learns who is registered. */
export function AskForLinkForm() {
  const t = useText('shell');
  const [sent, setSent] = useState(false);
  const first = useFirstFocus();
  const form = useForm({
    draft: 'reset',
    initial: { email: '' },
    rules: fields.requestPasswordReset,
    read: ({ email }) => ({ body: { email: email.trim() } }),
    send: (body) => sendCall(requestPasswordReset, { body }),
    failed: t('actions.failed'),
    onDone: () => setSent(true),
  });

  return (
    <EntryForm
      form={form}
      submit={t('reset.send')}
      ways={
        <p className={styles.other}>
          <Link to="/login">{t('reset.back')}</Link>
        </p>
      }
    >
      <EntryTitle title={t('reset.title')} lead={t('reset.lead')} />
      <TextField
        size="tall"
        ref={first}
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        {...form.field('email')}
      />
      {sent && <Status tone="success">{t('reset.sent')}</Status>}
    </EntryForm>
  );
}
