import { textLength, username as usernameRule } from '@board/contracts/constants/limits';
import {
  type NotificationCategory,
  notificationCategories,
} from '@board/contracts/constants/notifications';
import type { Role } from '@board/contracts/constants/roles';
import { isApiError, messageOf, newId, toast, useDraft } from '@board/platform';
import { Button, Dialog, ErrorState, Segmented, SelectField, TextArea, TextField } from '@board/ui';
import { useState } from 'react';
import { useNotificationText } from '../text.ts';
import { useSending } from './send.queries.ts';
import styles from './send-dialog.module.css';

interface SendDialogProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

interface Draft {
  /** Sent again after a lost reply it is still the same notification. */
  id: string;
  to: 'role' | 'user';
  role: Role;
  username: string;
  title: string;
  message: string;
  category: NotificationCategory;
}

/** Tells everybody of a role, or one user, something. */
export function SendDialog({ roles, onClose }: SendDialogProps) {
  const t = useNotificationText();
  const { write, pending } = useSending();
  const [refusal, setRefusal] = useState<unknown>();
  const draft = useDraft<Draft>('notifications.send', {
    id: newId(),
    to: 'role',
    role: roles[0] ?? 'student',
    username: '',
    title: '',
    message: '',
    category: 'system',
  });
  const { id, to, role, username, title, message, category } = draft.value;
  const code = isApiError(refusal) ? refusal.code : undefined;
  const nobody = code === 'notification.nobody';
  const untitled = code === 'notification.title_required';

  /** To somebody else it is another notification. */
  const redirect = (part: Partial<Pick<Draft, 'to' | 'role' | 'username'>>) =>
    draft.change({ ...part, id: newId() });

  async function send() {
    if (pending) return;
    setRefusal(undefined);
    const target = to === 'role' ? { role } : { username: username.trim() };
    try {
      await write({ body: { id, ...target, title: title.trim(), message, category } });
      toast({
        tone: 'success',
        message: to === 'role' ? t('send.done_role') : t('send.done_user', target),
      });
      leave();
    } catch (error) {
      setRefusal(error);
    }
  }

  function leave() {
    draft.discard();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={leave}
      onSubmit={() => void send()}
      title={t('send.title')}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('send.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={pending}>
            {t('send.action')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Segmented
          label={t('send.to')}
          size="tall"
          value={to}
          options={[
            { value: 'role', label: t('send.to_role') },
            { value: 'user', label: t('send.to_user') },
          ]}
          onChange={(value) => redirect({ to: value })}
        />
        {to === 'role' ? (
          <SelectField
            label={t('send.role')}
            value={role}
            options={roles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
            onChange={(value) => redirect({ role: value })}
          />
        ) : (
          <TextField
            label={t('send.username')}
            value={username}
            maxLength={usernameRule.max}
            required
            autoComplete="off"
            error={nobody ? messageOf(refusal, '') : undefined}
            onChange={(value) => redirect({ username: value })}
          />
        )}
        <TextField
          label={t('send.subject')}
          value={title}
          maxLength={textLength.title}
          required
          autoComplete="off"
          error={untitled ? messageOf(refusal, '') : undefined}
          onChange={(value) => draft.change({ title: value })}
        />
        <TextArea
          label={t('send.message')}
          optional
          value={message}
          maxLength={textLength.description}
          rows={4}
          onChange={(value) => draft.change({ message: value })}
        />
        <SelectField
          label={t('filter.category')}
          value={category}
          options={notificationCategories.map((each) => ({
            value: each,
            label: t(`category.${each}`),
          }))}
          onChange={(value) => draft.change({ category: value })}
        />
        {refusal !== undefined && !nobody && !untitled && (
          <ErrorState message={messageOf(refusal, t('send.failed'))} />
        )}
      </div>
    </Dialog>
  );
}
