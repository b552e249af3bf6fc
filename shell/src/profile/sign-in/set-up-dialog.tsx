import { beginSecondFactor, confirmSecondFactor } from '@board/contracts/calls/second-factor';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { FormDialog } from '@board/ui/dialogs';
import { QrCode } from '@board/ui/qr-code';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { useFirstFocus } from '../../login/use-first-focus.ts';
import { CodeField } from '../../proof/code-field.tsx';
import { CurrentPassword } from '../parts/current-password.tsx';
import styles from '../parts/second-factor.module.css';
import { EndOthers } from './end-others.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { at: 'password' }
  | { at: 'secret'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

/** The password, then the secret and its first code, then the codes for when it is lost. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const begin = useWrite(beginSecondFactor);
  const confirm = useWrite(confirmSecondFactor);
  const [step, setStep] = useState<Step>({ at: 'password' });
  const form = useForm({
    draft: 'profile.secondFactor',
    initial: { password: '', code: '' },
    secret: ['password', 'code'],
    names: { currentPassword: 'password' },
    read({ password, code }) {
      return step.at === 'password' || code.trim()
        ? { body: { password, code } }
        : { problems: { code: t('code.missing') } };
    },
    async send({ password, code }): Promise<Step> {
      if (step.at === 'password')
        return { at: 'secret', ...(await begin.write({ body: { password } })) };
      return { at: 'codes', codes: (await confirm.write({ body: { code } })).recovery_codes };
    },
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone: (next) => next && setStep(next),
  });
  const title = t('profile.secondFactor.setUpTitle');

  if (step.at === 'codes')
    return (
      <RecoveryCodes
        title={title}
        codes={step.codes}
        done={t('profile.secondFactor.isOn')}
        onClose={onClose}
      >
        <p>{t('profile.secondFactor.others')}</p>
        <div>
          <EndOthers />
        </div>
      </RecoveryCodes>
    );
  return (
    // Nothing that was typed here is of use another time.
    <FormDialog
      form={{ ...form, close: onClose }}
      title={title}
      busyText={t('profile.saving')}
      submitLabel={t(`profile.secondFactor.submit.${step.at}`)}
    >
      {step.at === 'secret' ? (
        <Secret {...step} field={form.field('code')} />
      ) : (
        <>
          <p>{t('profile.secondFactor.setUpText')}</p>
          <CurrentPassword {...form.field('password')} />
        </>
      )}
    </FormDialog>
  );
}

interface SecretProps {
  secret: string;
  uri: string;
  field: { value: string; onChange: (value: string) => void; error: string | undefined };
}

function Secret({ secret, uri, field }: SecretProps) {
  const t = useText('shell');
  const first = useFirstFocus();
  return (
    <>
      <p>{t('profile.secondFactor.scan')}</p>
      <QrCode text={uri} label={t('profile.secondFactor.picture')} />
      <p>
        {t('profile.secondFactor.type')}{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{t('profile.secondFactor.open')}</a>
      </p>
      <CodeField ref={first} first {...field} />
    </>
  );
}
