import { username as usernameRule } from '@board/contracts/constants/limits';
import {
  type NotificationCategory,
  notificationCategories,
  officialCategories,
} from '@board/contracts/constants/notifications';
import type { Role } from '@board/contracts/constants/roles';
import fields from '@board/contracts/fields';
import { confirm, newId, useSession } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Segmented, SelectField, TextArea, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { useSending } from './send.queries.ts';

export type Audience = Role | 'everybody';

interface Draft {
  /** Sent again after a lost reply it is still the same notification. */
  id: string;
  to: 'role' | 'user';
  role: Audience;
  username: string;
  title: string;
  message: string;
  category: NotificationCategory;
}

/** Tells everybody of a role, or one user, something. */
export function SendDialog({
  roles,
  onClose,
}: {
  roles: readonly Audience[];
  onClose: () => void;
}) {
  const t = useTexts();
  const send = useSending();
  const permissions = useSession().user?.permissions;
  const isOfficial = permissions?.includes('notifications.broadcast');
  const categories = notificationCategories.filter(
    (each) => isOfficial || !officialCategories.includes(each),
  );
  const nameOf = (role: Audience) => t(role === 'everybody' ? 'send.everybody' : `role.${role}`);
  const form = useForm({
    draft: 'notifications.send',
    initial: {
      id: newId(),
      to: 'role',
      role: roles[0] ?? 'student',
      username: '',
      title: '',
      message: '',
      category: categories[0] ?? 'course',
    } as Draft,
    rules: fields.createNotification,
    read: ({ to, role, username, title, ...rest }) => ({
      body: {
        ...rest,
        ...(to === 'role' ? { role } : { username: username.trim() }),
        title: title.trim(),
      },
    }),
    sure: (target) =>
      !('role' in target) ||
      confirm({
        title: t('send.sure', { title: target.title }),
        message: t('send.sureNote', { who: nameOf(target.role ?? 'student') }),
        confirmLabel: t('send.action'),
      }),
    send: (body) => send({ body }),
    done: ({ recipients = 0 }, target) =>
      'username' in target
        ? t('send.doneUser', { username: target.username })
        : t('send.doneRole', { count: recipients }),
    failed: t('send.failed'),
    onDone: onClose,
  });
  const { to, role } = form.values;
  const username = form.field('username');

  /** To somebody else it is another notification. */
  const redirect = (part: Partial<Pick<Draft, 'to' | 'role' | 'username'>>) =>
    form.change({ ...part, id: newId() });

  return (
    <FormDialog form={form} title={t('send.open')} submitLabel={t('send.action')}>
      <Segmented
        label={t('send.to')}
        size="tall"
        value={to}
        options={[
          { value: 'role', label: t('send.toRole') },
          { value: 'user', label: t('send.toUser') },
        ]}
        onChange={(value) => redirect({ to: value })}
      />
      {to === 'role' ? (
        <SelectField
          label={t('send.role')}
          value={role}
          options={roles.map((each) => ({
            value: each,
            label: nameOf(each),
          }))}
          onChange={(value) => redirect({ role: value })}
        />
      ) : (
        <TextField
          label={t('send.username')}
          maxLength={usernameRule.max}
          required
          autoComplete="off"
          {...username}
          onChange={(value) => redirect({ username: value })}
        />
      )}
      <TextField label={t('send.subject')} required autoComplete="off" {...form.field('title')} />
      <TextArea label={t('send.message')} optional rows={4} {...form.field('message')} />
      <SelectField
        label={t('filter.category')}
        options={categories.map((each) => ({
          value: each,
          label: t(`category.${each}`),
        }))}
        {...form.field('category')}
      />
    </FormDialog>
  );
}
