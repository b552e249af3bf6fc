import type { PasswordLink } from '@board/contracts/calls/admin-users';
import type { Role } from '@board/contracts/constants/roles';
import { messageOf, useDraft, useSession } from '@board/platform';
import { Button, Dialog, ErrorState, SelectField, TextField } from '@board/ui';
import { useState } from 'react';
import { useAdminText } from '../text.ts';
import styles from './dialog.module.css';
import { fieldProblem } from './edit-user-dialog.tsx';
import { managedRoles } from './may-manage.ts';
import { PasswordLinkText } from './password-link-text.tsx';
import { useUserCreation } from './users.queries.ts';

interface CreateUserDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A new account; its owner chooses the password himself, through the link that is shown. */
export function CreateUserDialog({ onClose, onChanged }: CreateUserDialogProps) {
  const t = useAdminText();
  const { user: self } = useSession();
  const { write, pending } = useUserCreation();
  const [refusal, setRefusal] = useState<unknown>();
  const [made, setMade] = useState<{ name: string; link: PasswordLink }>();
  const draft = useDraft<{ username: string; email: string; role: Role }>('admin.user.new', {
    username: '',
    email: '',
    role: 'student',
  });
  const { username, email, role } = draft.value;

  async function create() {
    if (pending) return;
    setRefusal(undefined);
    try {
      const reply = await write({ body: { username, email: email.trim(), role } });
      draft.discard();
      onChanged();
      if (reply.password_link) setMade({ name: reply.user.username, link: reply.password_link });
      else onClose();
    } catch (error) {
      setRefusal(error);
    }
  }

  function leave() {
    draft.discard();
    onClose();
  }

  if (made) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('users.created', { name: made.name })}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('action.done')}
          </Button>
        }
      >
        <PasswordLinkText given={made.link} />
      </Dialog>
    );
  }

  const problem = fieldProblem(refusal);
  return (
    <Dialog
      open
      onClose={leave}
      onSubmit={() => void create()}
      title={t('users.create_title')}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={pending}>
            {t('users.create_action')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('users.username')}
          value={username}
          maxLength={20}
          required
          autoComplete="off"
          hint={t('users.username_rule')}
          error={problem.username}
          onChange={(value) => draft.change({ username: value })}
        />
        <TextField
          label={t('users.email')}
          type="email"
          value={email}
          maxLength={254}
          required
          autoComplete="off"
          error={problem.email}
          onChange={(value) => draft.change({ email: value })}
        />
        <SelectField
          label={t('users.role')}
          value={role}
          options={managedRoles(self).map((each) => ({ value: each, label: t(`role.${each}`) }))}
          onChange={(value) => draft.change({ role: value })}
        />
        <p className={styles.hint}>{t('users.create_hint')}</p>
        {refusal !== undefined && !problem.username && !problem.email && (
          <ErrorState message={messageOf(refusal, t('users.create_failed'))} />
        )}
      </div>
    </Dialog>
  );
}
