import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@board/contracts/calls/second-factor';
import { attempt, isSure, useApi, useFormat, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, lateDialog, Status } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { CodeField } from '../../proof/code-field.tsx';
import { CurrentPassword } from '../parts/current-password.tsx';
import { LoadTrouble } from '../parts/load-trouble.tsx';
import styles from '../parts/second-factor.module.css';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUpDialog = lateDialog(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);

/** What a sign-in asks for besides the password. */
export function SecondFactor() {
  const t = useText('shell');
  const { instant } = useFormat();
  const request = useApi(getSecondFactor, {});
  const { data } = request;
  const [open, setOpen] = useState<'set up' | 'remove'>();
  const close = () => setOpen(undefined);
  const renewal = useWrite(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew() {
    const sure = await isSure(
      t('profile.secondFactor.renewTitle'),
      t('profile.secondFactor.renewText'),
      t('profile.secondFactor.renewAction'),
    );
    if (!sure) return;
    const failed = t('actions.failed');
    await attempt(async () => setCodes((await renewal.write({})).recovery_codes), { failed });
  }

  const isOn = data?.since != null;
  const hasCodes = isOn || (data?.recovery_codes ?? 0) > 0;
  return (
    <>
      <div className={styles.block}>
        <h3>{t('profile.secondFactor.title')}</h3>
        <p>{t('profile.secondFactor.about')}</p>
        <LoadTrouble request={request} />
        {data?.since && (
          <Status tone={data.recovery_codes > 0 ? 'success' : 'warning'}>
            {t('profile.secondFactor.on', {
              time: instant(data.since),
              count: data.recovery_codes,
            })}
          </Status>
        )}
        {hasCodes && !isOn && (
          <Status tone="success">
            {t('profile.secondFactor.codesLeft', { count: data?.recovery_codes ?? 0 })}
          </Status>
        )}
        {data && (
          <div className={styles.actions}>
            {hasCodes && (
              <Button
                needsNetwork
                busy={renewal.pending}
                label={t('profile.secondFactor.renew')}
                onClick={() => void renew()}
              />
            )}
            <Button
              needsNetwork
              label={t(isOn ? 'profile.secondFactor.remove' : 'profile.secondFactor.setUp')}
              onClick={() => setOpen(isOn ? 'remove' : 'set up')}
            />
          </div>
        )}
        {codes && (
          <RecoveryCodes
            title={t('profile.secondFactor.newCodes')}
            codes={codes}
            onClose={() => setCodes(undefined)}
          />
        )}
        {open === 'set up' && <SetUpDialog onClose={close} />}
        {open === 'remove' && <RemoveDialog onClose={close} />}
      </div>
      {data?.passkeys && <Passkeys passkeys={data.passkeys} />}
    </>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(removeSecondFactor);
  const form = useForm({
    draft: 'profile.secondFactor.remove',
    initial: { password: '', code: '' },
    secret: ['password', 'code'],
    names: { currentPassword: 'password' },
    read({ password, code }) {
      return code.trim() ? { body: { password, code } } : { problems: { code: t('code.missing') } };
    },
    send: (body) => write({ body }),
    done: t('profile.secondFactor.removed'),
    failed: (error) => troubleText(error, t),
    onDone: onClose,
  });

  return (
    <FormDialog
      form={{ ...form, close: onClose }}
      size="small"
      title={t('profile.secondFactor.removeTitle')}
      danger
      submitLabel={t('profile.secondFactor.remove')}
      busyText={t('profile.saving')}
    >
      <p>{t('profile.secondFactor.removeText')}</p>
      <CurrentPassword {...form.field('password')} />
      <CodeField {...form.field('code')} />
    </FormDialog>
  );
}
