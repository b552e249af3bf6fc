import { createApiToken } from '@board/contracts/calls/api-tokens';
import { apiTokenDays, apiTokenLimit } from '@board/contracts/constants/api-tokens';
import { mcpPath } from '@board/contracts/constants/oauth';
import { useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { CurrentPassword } from '../parts/current-password.tsx';
import { SecretOnce } from '../parts/secret-once.tsx';
import { AreaRights, type Rights, scopesIn } from './area-rights.tsx';

/** A name, what it may, until when, and the password; then the token, this once. */
export function NewApiToken({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(createApiToken);
  const [token, setToken] = useState<string>();
  const form = useForm({
    draft: 'profile.tokens.new',
    initial: {
      name: '',
      days: String(apiTokenDays[1]),
      areas: {} as Rights,
      password: '',
    },
    secret: ['password'],
    names: { currentPassword: 'password' },
    read({ name, days, areas, password }) {
      const scopes = scopesIn(areas);
      const problems = {
        ...(!name.trim() && { name: t('profile.tokens.nameMissing') }),
        ...(scopes.length === 0 && { areas: t('profile.tokens.areasMissing') }),
      };
      return Object.keys(problems).length > 0
        ? { problems }
        : { body: { name: name.trim(), days: Number(days), scopes, password } };
    },
    send: (body) => write({ body }),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone(made) {
      setToken(made?.token);
      onMade();
    },
    onLeave: onClose,
  });
  const title = t('profile.tokens.make');

  if (token)
    return (
      <SecretOnce title={title} label={t('profile.tokens.token')} secret={token} onClose={onClose}>
        {t('profile.tokens.where', {
          api: `${location.origin}/api`,
          mcp: `${location.origin}${mcpPath}`,
        })}
      </SecretOnce>
    );
  return (
    <FormDialog form={form} title={title} submitLabel={title} busyText={t('profile.saving')}>
      <TextField
        label={t('profile.name')}
        hint={t('profile.tokens.nameHint')}
        maxLength={apiTokenLimit.name}
        {...form.field('name')}
      />
      <AreaRights {...form.field('areas')} />
      <SelectField
        label={t('profile.tokens.days')}
        options={apiTokenDays.map((days) => ({
          value: String(days),
          label: t('profile.tokens.daysOf', { count: days }),
        }))}
        {...form.field('days')}
      />
      <CurrentPassword {...form.field('password')} />
    </FormDialog>
  );
}
