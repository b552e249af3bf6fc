import { useText } from '@board/platform';
import { ErrorState, PasswordField, Status } from '@board/ui';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import { EntryForm, EntryTitle } from '../entry-form.tsx';
import styles from '../form.module.css';
import { SecondStep } from '../second-step.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import { useFinishInside } from './use-finish-inside.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const insidePurposes: Record<string, 'link' | 'proof'> = { l: 'link', p: 'proof' };

/** Where the school leads back to; what is asked for besides is asked for here. */
export function SchoolPage() {
  const t = useText('shell');
  const { search } = useLocation();
  // Whoever is led on from here has another address before this page is gone.
  const [answer] = useState(search.slice(1));
  useDocumentTitle(t('school.ways'));
  // The server makes the state; its first letter says what was begun.
  const purpose = insidePurposes[new URLSearchParams(answer).get('state')?.[0] ?? ''];
  return (
    <SignInFrame>
      {purpose ? (
        <FinishInside answer={answer} purpose={purpose} />
      ) : (
        <FinishSignIn answer={answer} />
      )}
    </SignInFrame>
  );
}

function FinishInside({ answer, purpose }: { answer: string; purpose: 'link' | 'proof' }) {
  const t = useText('shell');
  const trouble = useFinishInside(answer, purpose);
  return (
    <Waiting trouble={trouble}>
      <Link to="/profile">{t('school.toProfile')}</Link>
    </Waiting>
  );
}

function FinishSignIn({ answer }: { answer: string }) {
  const t = useText('shell');
  const { asks, form, trouble } = useFinishSignIn(answer);
  if (!asks)
    return (
      <Waiting trouble={trouble}>
        <Link to="/login">{t('reset.back')}</Link>
      </Waiting>
    );
  return (
    <EntryForm
      form={form}
      submit={t(asks === 'password' ? 'school.connect' : 'login.title')}
      busyText={t('login.busy')}
      ways={
        <p className={styles.other}>
          <Link to={asks === 'password' ? '/reset-password' : '/login'}>
            {t(asks === 'password' ? 'login.forgot' : 'reset.back')}
          </Link>
        </p>
      }
    >
      {asks === 'code' ? (
        <SecondStep {...form.field('code')} />
      ) : (
        <PasswordStep {...form.field('password')} />
      )}
    </EntryForm>
  );
}

function PasswordStep(field: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useText('shell');
  const first = useFirstFocus();
  return (
    <>
      <EntryTitle title={t('school.connectTitle')} lead={t('school.connectLead')} />
      <PasswordField
        size="tall"
        ref={first}
        label={t('fields.password')}
        autoComplete="current-password"
        {...field}
      />
    </>
  );
}

function Waiting({ trouble, children }: { trouble: string | undefined; children: ReactNode }) {
  const t = useText('shell');
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('school.ways')}</h1>
      {trouble ? (
        <>
          <ErrorState message={trouble} />
          <p className={styles.other}>{children}</p>
        </>
      ) : (
        <Status tone="info">{t('school.waiting')}</Status>
      )}
    </div>
  );
}
