import type { AdminUser } from '@board/contracts/calls/admin-users';
import type { Role } from '@board/contracts/constants/roles';
import { confirm, isApiError, messageOf, toast, useDraft, useSession } from '@board/platform';
import { Button, Dialog, ErrorState, SelectField, Switch, TextField } from '@board/ui';
import { useState } from 'react';
import { useAdminText } from '../text.ts';
import styles from './dialog.module.css';
import { managedRoles } from './may-manage.ts';
import { useUserRemoval, useUserUpdate } from './users.queries.ts';
import type { OpenDialog } from './users-section.tsx';

interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface Values {
  username: string;
  email: string;
  role: Role;
  active: boolean;
}

export function EditUserDialog({ user, onOpen, onClose, onChanged }: EditUserDialogProps) {
  const t = useAdminText();
  const { user: self } = useSession();
  const own = self?.id === user.id;
  const update = useUserUpdate();
  const removal = useUserRemoval();
  const [refusal, setRefusal] = useState<unknown>();
  const draft = useDraft<Values>(`admin.user.${user.id}`, {
    username: user.username,
    email: user.email,
    role: user.role,
    active: user.is_active,
  });
  const { username, email, role, active } = draft.value;

  function leave() {
    draft.discard();
    onClose();
  }

  async function save() {
    if (update.pending) return;
    setRefusal(undefined);
    try {
      await update.save(user, changesOf(user, draft.value));
      toast({ tone: 'success', message: t('users.saved', { name: username }) });
      onChanged();
      leave();
    } catch (error) {
      setRefusal(error);
      if (isApiError(error) && error.status === 412) onChanged();
    }
  }

  async function remove() {
    const sure = await confirm({
      title: t('users.delete_title', { name: user.username }),
      message: t('users.delete_text'),
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!sure) return;
    try {
      await removal.write({ params: { id: user.id } });
      toast({ tone: 'success', message: t('users.deleted', { name: user.username }) });
      onChanged();
      leave();
    } catch (error) {
      setRefusal(error);
    }
  }

  const problem = fieldProblem(refusal);
  return (
    <Dialog
      open
      onClose={leave}
      onSubmit={() => void save()}
      title={t('users.edit_title')}
      subtitle={user.username}
      footerStart={
        !own && (
          <Button variant="danger" busy={removal.pending} onClick={() => void remove()}>
            {t('action.delete')}
          </Button>
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={update.pending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('users.username')}
          value={username}
          maxLength={20}
          autoComplete="off"
          error={problem.username}
          onChange={(value) => draft.change({ username: value })}
        />
        <TextField
          label={t('users.email')}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          error={problem.email}
          onChange={(value) => draft.change({ email: value })}
        />
        <SelectField
          label={t('users.role')}
          value={role}
          disabled={own}
          hint={own ? t('users.own_role') : undefined}
          options={managedRoles(self).map((each) => ({ value: each, label: t(`role.${each}`) }))}
          onChange={(value) => draft.change({ role: value })}
        />
        <Switch
          label={t('users.active')}
          description={t('users.active_text')}
          checked={active}
          disabled={own}
          onChange={(value) => draft.change({ active: value })}
        />
        <div className={styles.more}>
          <Button icon="key" onClick={() => onOpen({ kind: 'reset', user })}>
            {t('users.reset')}
          </Button>
          <Button onClick={() => onOpen({ kind: 'sessions', user })}>{t('users.sessions')}</Button>
        </div>
        {refusal !== undefined && !problem.username && !problem.email && (
          <ErrorState message={messageOf(refusal, t('users.save_failed'))} />
        )}
      </div>
    </Dialog>
  );
}

/** Only what differs: somebody else may have changed the rest. */
function changesOf(user: AdminUser, { username, email, role, active }: Values) {
  return {
    ...(username === user.username ? {} : { username }),
    ...(email.trim() === user.email ? {} : { email: email.trim() }),
    ...(role === user.role ? {} : { role }),
    ...(active === user.is_active ? {} : { is_active: active }),
  };
}

/** Beside which field a refusal belongs. */
export function fieldProblem(refusal: unknown): { username?: string; email?: string } {
  if (!isApiError(refusal)) return {};
  const { code, message } = refusal;
  if (code === 'auth.username_taken' || code === 'auth.username_format') {
    return { username: message };
  }
  return code === 'auth.email_taken' || code === 'auth.email_format' ? { email: message } : {};
}
