import {
  deleteReminderChannel,
  type ReminderChannel,
  setReminderChannel,
  tryReminderChannel,
} from '@board/contracts/calls/reminder-channel';
import { type ChannelKind, channelKinds } from '@board/contracts/constants/reminder-channels';
import fields from '@board/contracts/fields';
import { isSure, toast, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, PasswordField, SelectField, TextField } from '@board/ui';
import { troubleText } from '../api/trouble-text.ts';
import { ProfileForm } from './parts/profile-form.tsx';

/** The address is as good as a key: it is in no draft, and never comes back. */
export function ReminderChannelForm({ channel }: { channel: ReminderChannel | null }) {
  const t = useText('shell');
  const set = useWrite(setReminderChannel);
  const tried = useWrite(tryReminderChannel);
  const drop = useWrite(deleteReminderChannel);
  const known = channel?.kind ?? 'bark';
  const form = useForm({
    draft: 'profile.channel',
    initial: { address: '', secret: '' } as { kind?: ChannelKind; address: string; secret: string },
    secret: ['address', 'secret'],
    rules: fields.setReminderChannel,
    read: ({ kind = known, address, secret }) => ({
      body: { kind, address: address.trim(), ...(kind === 'webhook' && { secret: secret.trim() }) },
    }),
    send: (body) => set.write({ body }),
    done: t('profile.channel.saved'),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone: () => undefined,
  });
  const { kind = known, address } = form.values;

  const send = () =>
    form.attempt(async () => {
      const { said } = await tried.write({});
      toast({ tone: 'success', message: t('profile.channel.arrived', { said }) });
    });

  async function remove() {
    const sure = await isSure(
      t('profile.channel.removeTitle'),
      t('profile.channel.removeText'),
      t('profile.remove'),
    );
    if (sure) form.attempt(() => drop.write({}));
  }

  return (
    <ProfileForm
      form={form}
      label={t('profile.channel.save')}
      variant={address === '' ? 'default' : 'primary'}
      busy={set.pending}
      others={
        channel && (
          <>
            <Button needsNetwork busy={tried.pending} onClick={send}>
              {t('profile.channel.try')}
            </Button>
            <Button needsNetwork variant="danger" busy={drop.pending} onClick={() => void remove()}>
              {t('profile.remove')}
            </Button>
          </>
        )
      }
    >
      <SelectField<ChannelKind>
        label={t('profile.channel.which')}
        options={channelKinds.map((value) => ({
          value,
          label: t(`profile.channel.kind.${value}`),
        }))}
        value={kind}
        onChange={(next) => form.change({ kind: next })}
      />
      <TextField
        mono
        autoComplete="off"
        label={t(kind === 'webhook' ? 'profile.channel.address' : 'profile.channel.key')}
        hint={t(`profile.channel.hint.${kind}`)}
        {...form.field('address')}
      />
      {kind === 'webhook' && (
        <PasswordField
          secret="key"
          autoComplete="off"
          label={t('profile.channel.secret')}
          hint={t('profile.channel.secretHint')}
          {...form.field('secret')}
        />
      )}
    </ProfileForm>
  );
}
