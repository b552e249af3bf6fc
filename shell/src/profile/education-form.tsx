import {
  bindEducation,
  deleteEducationBinding,
  type EducationBinding,
  syncEducation,
} from '@board/contracts/calls/education';
import fields from '@board/contracts/fields';
import { attempt, isSure, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, PasswordField, TextField } from '@board/ui';
import { troubleText } from '../api/trouble-text.ts';
import { ProfileForm } from './parts/profile-form.tsx';

/** What was typed outlives a reload, the key excepted. */
export function EducationForm({ binding }: { binding: EducationBinding | undefined }) {
  const t = useText('shell');
  const bind = useWrite(bindEducation);
  const unbind = useWrite(deleteEducationBinding);
  const sync = useWrite(syncEducation);
  const known = binding?.apiPath ?? binding?.defaultApiPath ?? '';
  const form = useForm({
    draft: 'profile.education',
    initial: { apiKey: '' } as { apiPath?: string; apiKey: string },
    secret: ['apiKey'],
    rules: fields.bindEducation,
    read: ({ apiPath = known, apiKey }) => ({
      body: { apiPath: apiPath.trim(), apiKey: apiKey.trim() },
    }),
    send: (body) => bind.write({ body }),
    done: t('profile.education.saved'),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone: () => undefined,
  });
  const isTyped = form.values.apiPath !== undefined || form.values.apiKey !== '';
  const bound = binding?.isBound ?? false;
  const reading = binding?.sync.state === 'running';

  async function remove() {
    const sure = await isSure(
      t('profile.education.removeTitle'),
      t('profile.education.removeText'),
      t('profile.education.remove'),
    );
    if (sure) form.attempt(() => unbind.write({}));
  }

  const read = () => void attempt(() => sync.write({}), { failed: t('actions.failed') });

  return (
    <ProfileForm
      form={form}
      label={t(bound ? 'profile.education.update' : 'profile.education.save')}
      variant={isTyped ? 'primary' : 'default'}
      busy={bind.pending}
      busyText={t('profile.education.testing')}
      others={
        bound && (
          <>
            <Button
              needsNetwork
              icon="refresh"
              busy={sync.pending}
              disabled={reading}
              onClick={read}
            >
              {t('profile.education.read')}
            </Button>
            <Button
              needsNetwork
              variant="danger"
              busy={unbind.pending}
              onClick={() => void remove()}
            >
              {t('profile.education.remove')}
            </Button>
          </>
        )
      }
    >
      <TextField
        type="url"
        label={t('profile.education.path')}
        placeholder={t('profile.education.pathExample')}
        {...form.field('apiPath')}
        value={form.values.apiPath ?? known}
      />
      <PasswordField
        secret="key"
        label={t('profile.education.key')}
        autoComplete="off"
        hint={bound ? t('profile.education.keyHint') : undefined}
        {...form.field('apiKey')}
      />
    </ProfileForm>
  );
}
