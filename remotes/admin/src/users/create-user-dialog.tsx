import type { PasswordLink } from '@board/contracts/calls/admin-users';
import type { Role } from '@board/contracts/constants/roles';
import fields from '@board/contracts/fields';
import { useSession, useShownOnce } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Dialog, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { managedRoles } from '../may-manage.ts';
import { useTexts } from '../text.ts';
import { PasswordLinkText } from './password-link-text.tsx';
import { useUserWrites } from './users.queries.ts';

interface CreateUserDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A new account; its owner chooses the password himself, through the link that is shown. */
export function CreateUserDialog({ onClose, onChanged }: CreateUserDialogProps) {
  const t = useTexts();
  const { user: self } = useSession();
  const { create } = useUserWrites();
  const [made, setMade] = useState<{ name: string; link: PasswordLink }>();
  const { keep, leave } = useShownOnce(made, onClose);
  const form = useForm({
    draft: 'admin.user.new',
    initial: { username: '', email: '', group: '', role: 'student' as Role },
    rules: fields.createAdminUser,
    read: ({ username, email, ...rest }) => ({
      body: { ...rest, username: username.trim(), email: email.trim() },
    }),
    send: create,
    failed: t('users.createFailed'),
    onDone(reply) {
      onChanged();
      if (!reply?.password_link) return onClose();
      setMade({ name: reply.user.username, link: reply.password_link });
    },
    onLeave: onClose,
  });

  if (made) {
    return (
      <Dialog
        open
        onClose={leave}
        title={t('users.created', { name: made.name })}
        footer={<Button variant="primary" onClick={leave} label={t('action.done')} />}
      >
        <PasswordLinkText given={made.link} onKept={keep} />
      </Dialog>
    );
  }

  return (
    <FormDialog form={form} title={t('users.create')} submitLabel={t('users.createAction')}>
      <TextField
        label={t('users.username')}
        required
        autoComplete="off"
        hint={t('users.usernameRule')}
        {...form.field('username')}
      />
      <TextField
        label={t('word.email')}
        type="email"
        required
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField
        label={t('users.group')}
        hint={t('users.groupHint')}
        optional
        {...form.field('group')}
      />
      <SelectField
        label={t('word.role')}
        options={managedRoles(self).map((each) => ({ value: each, label: t(`role.${each}`) }))}
        {...form.field('role')}
      />
      <small>{t('users.createHint')}</small>
    </FormDialog>
  );
}
