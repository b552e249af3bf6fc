import { addPasskey, beginPasskey } from '@board/contracts/calls/passkeys';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Dialog, ErrorState, FirstWrong, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../api/trouble-text.ts';
import { makePasskey } from '../passkeys/ask-browser.ts';
import { passkeyTrouble } from '../passkeys/passkey-trouble.ts';
import { CurrentPassword } from './current-password.tsx';
import { deviceWords } from './device-words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

/** A name and the password, then the browser's own question, then the codes for when it is lost. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const begin = useWrite(beginPasskey);
  const add = useWrite(addPasskey);
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({
    draft: 'profile.passkeys.add',
    initial: { name: deviceWords(navigator.userAgent, t), password: '' },
    secret: ['password'],
    names: { currentPassword: 'password' },
    read({ name, password }) {
      return name.trim()
        ? { body: { name, password } }
        : { problems: { name: t('profile.passkeys.nameMissing') } };
    },
    async send({ name, password }) {
      const made = await makePasskey(await begin.write({ body: { password } }));
      return (await add.write({ body: { name, ...made } })).recovery_codes;
    },
    failed: (error) =>
      error instanceof DOMException ? passkeyTrouble(error, t) : troubleText(error, t),
    done: t('profile.passkeys.added'),
    stays: true,
    onDone: (fresh) => (fresh && fresh.length > 0 ? setCodes(fresh) : onClose()),
  });

  return (
    <Dialog
      open
      title={t('profile.passkeys.addTitle')}
      onClose={onClose}
      onSubmit={codes ? onClose : form.submit}
      footer={
        <>
          {!codes && <Button variant="quiet" onClick={onClose} label={t('actions.cancel')} />}
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyText={t('passkey.busy')}
            hindrance={codes ? undefined : form.hindrance}
            label={t(`profile.secondFactor.submit.${codes ? 'codes' : 'password'}`)}
          />
        </>
      }
    >
      <div className={styles.steps}>
        {codes ? (
          <>
            <Status tone="success">{t('profile.passkeys.isOn')}</Status>
            <RecoveryCodes codes={codes} />
          </>
        ) : (
          <>
            <p>{t('profile.passkeys.addText')}</p>
            <TextField
              label={t('profile.passkeys.name')}
              hint={t('profile.passkeys.nameHint')}
              maxLength={60}
              {...form.field('name')}
            />
            <CurrentPassword {...form.field('password')} />
          </>
        )}
        <FirstWrong found={form.found} />
        {form.refusal && <ErrorState message={form.refusal} />}
        {form.hindrance && !codes && <p role="status">{form.hindrance}</p>}
      </div>
    </Dialog>
  );
}
