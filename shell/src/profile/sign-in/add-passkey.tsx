import { addPasskey, beginPasskey } from '@board/contracts/calls/passkeys';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { makePasskey } from '../../passkeys/ask-browser.ts';
import { passkeyTrouble } from '../../passkeys/passkey-trouble.ts';
import { CurrentPassword } from '../parts/current-password.tsx';
import { deviceWords } from './device-words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

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

  const title = t('profile.passkeys.add');

  if (codes)
    return (
      <RecoveryCodes
        title={title}
        codes={codes}
        done={t('profile.passkeys.isOn')}
        onClose={onClose}
      />
    );
  return (
    // Nothing that was typed here is of use another time.
    <FormDialog
      form={{ ...form, close: onClose }}
      title={title}
      busyText={t('passkey.busy')}
      submitLabel={t('profile.secondFactor.submit.password')}
    >
      <p>{t('profile.passkeys.addText')}</p>
      <TextField
        label={t('profile.name')}
        hint={t('profile.passkeys.nameHint')}
        maxLength={60}
        {...form.field('name')}
      />
      <CurrentPassword {...form.field('password')} />
    </FormDialog>
  );
}
