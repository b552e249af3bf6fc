import { createWebhook } from '@board/contracts/calls/webhooks';
import { tokenAreas } from '@board/contracts/constants/api-tokens';
import fields from '@board/contracts/fields';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Checkbox, ErrorState, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import styles from '../parts/second-factor.module.css';
import { SecretOnce } from '../parts/secret-once.tsx';
import type { Area } from './area-rights.tsx';

/** An address and what it hears of; then the secret, this once. The address is in no draft. */
export function NewWebhook({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(createWebhook);
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    draft: 'profile.webhooks.new',
    initial: { name: '', address: '', areas: [] as readonly Area[] },
    secret: ['address'],
    rules: fields.createWebhook,
    read: ({ name, address, areas }) =>
      areas.length === 0
        ? { problems: { areas: t('profile.webhooks.areasMissing') } }
        : { body: { name: name.trim(), address: address.trim(), areas: [...areas] } },
    send: (body) => write({ body }),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone(made) {
      setSecret(made?.secret);
      onMade();
    },
    onLeave: onClose,
  });
  const areas = form.field('areas');
  const title = t('profile.webhooks.make');

  if (secret)
    return (
      <SecretOnce
        title={title}
        label={t('profile.channel.secret')}
        secret={secret}
        onClose={onClose}
      >
        {t('profile.webhooks.how')}
      </SecretOnce>
    );
  return (
    <FormDialog form={form} title={title} submitLabel={title} busyText={t('profile.saving')}>
      <TextField
        mono
        inputMode="url"
        autoComplete="off"
        label={t('profile.channel.address')}
        hint={t('profile.webhooks.addressHint')}
        {...form.field('address')}
      />
      <TextField optional label={t('profile.name')} {...form.field('name')} />
      <fieldset className={styles.choices}>
        <legend>{t('profile.webhooks.areas')}</legend>
        {tokenAreas.map((area) => (
          <Checkbox
            key={area}
            label={t(`profile.tokens.area.${area}`)}
            checked={areas.value.includes(area)}
            onChange={(on) =>
              areas.onChange(
                tokenAreas.filter((one) => (one === area ? on : areas.value.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
      {areas.error && <ErrorState message={areas.error} />}
    </FormDialog>
  );
}
