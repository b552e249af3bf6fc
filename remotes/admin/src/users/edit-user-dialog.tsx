import type { AdminUser } from '@board/contracts/calls/admin-users';
import fields from '@board/contracts/fields';
import { attempt, isSure, useSession } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, DateField, Row, SelectField, Switch, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { managedRoles } from '../may-manage.ts';
import { useTexts } from '../text.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useUserWrites } from './users.queries.ts';

interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function EditUserDialog({ user, onOpen, onClose, onChanged }: EditUserDialogProps) {
  const t = useTexts();
  const { user: self } = useSession();
  const own = self?.id === user.id;
  const { update, remove, letIn } = useUserWrites();
  const { id, username, email, group, role, is_active } = user;
  const before = { username, email, group, role, is_active, inactive_on: user.inactive_on ?? '' };
  const form = useForm({
    draft: `admin.user.${id}`,
    seen: user,
    initial: before,
    rules: fields.updateAdminUser,
    // Only what differs: somebody else may have changed the rest.
    read: (values) => ({
      body: Object.fromEntries(
        Object.entries({
          ...values,
          username: values.username.trim(),
          email: values.email.trim(),
        })
          .filter(([name, value]) => value !== before[name as keyof typeof values])
          .map(([name, value]) => [name, name === 'inactive_on' && value === '' ? null : value]),
      ),
    }),
    // A refusal may mean that the list is an old one.
    send: (body) => update(user, body).finally(onChanged),
    done: (saved) => t('users.saved', { name: saved.username }),
    failed: t('users.saveFailed'),
    onDone: onClose,
  });

  async function askToRemove() {
    const sure = await isSure(
      t('action.deleteTitle', { name: username }),
      t('users.deleteText'),
      t('action.delete'),
    );
    if (!sure) return;
    const done = t('users.deleted', { name: username });
    form.attempt(() => remove(id).then(onChanged), done);
  }

  async function askToLetIn() {
    const sure = await isSure(
      t('users.letInTitle', { name: username }),
      t('users.letInText'),
      t('users.letInAction'),
    );
    // The form stays: what was typed there is another matter.
    if (sure)
      await attempt(() => letIn(id), {
        done: t('users.letInDone', { name: username }),
        failed: t('users.saveFailed'),
      });
  }

  return (
    <FormDialog
      form={form}
      title={t('users.editTitle')}
      subtitle={username}
      remove={!own && { label: t('action.delete'), onRemove: () => void askToRemove() }}
    >
      <TextField label={t('users.username')} autoComplete="off" {...form.field('username')} />
      <TextField label={t('word.email')} type="email" autoComplete="off" {...form.field('email')} />
      <TextField
        label={t('users.group')}
        hint={t('users.groupHint')}
        optional
        {...form.field('group')}
      />
      <SelectField
        label={t('word.role')}
        disabled={own}
        hint={own ? t('users.ownRole') : undefined}
        options={managedRoles(self).map((each) => ({ value: each, label: t(`role.${each}`) }))}
        {...form.field('role')}
      />
      <Switch
        label={t('users.active')}
        description={t('users.activeText')}
        disabled={own}
        {...form.checkbox('is_active')}
      />
      <Row>
        <Button onClick={() => onOpen({ kind: 'reset', user })}>{t('users.reset')}</Button>
        <Button onClick={() => onOpen({ kind: 'sessions', user })}>{t('users.sessions')}</Button>
        {!own && <Button onClick={() => void askToLetIn()}>{t('users.letIn')}</Button>}
      </Row>
      {!own && (
        <DateField
          label={t('users.inactiveOn')}
          hint={t('users.inactiveOnText')}
          optional
          {...form.field('inactive_on')}
        />
      )}
    </FormDialog>
  );
}
