import type { ChangedUser, changeAdminUsers } from '@board/contracts/calls/admin-users';
import type { BodyOf } from '@board/contracts/calls/call';
import { textLength, usersAtOnce } from '@board/contracts/constants/limits';
import type { Role } from '@board/contracts/constants/roles';
import { toast, useSession } from '@board/platform';
import {
  Button,
  Checkbox,
  DateField,
  Dialog,
  ErrorState,
  SelectField,
  Status,
  TextField,
  toggled,
} from '@board/ui';
import { Table } from '@board/ui/table';
import { useState } from 'react';
import { managedRoles } from '../may-manage.ts';
import { useRefusal } from '../states/use-refusal.ts';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';
import { asked, type UserFilter, useUserWrites } from './users.queries.ts';

type Change = NonNullable<BodyOf<typeof changeAdminUsers>>['to'];

interface ChangeManyDialogProps {
  readonly filter: UserFilter;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Everybody whom the search has found: first who would be changed and who not, then that. */
export function ChangeManyDialog({ filter, onClose, onChanged }: ChangeManyDialogProps) {
  const t = useTexts();
  const { user: self } = useSession();
  const { changeMany, pending } = useUserWrites();
  const roles = managedRoles(self).map((role) => `role.${role}` as const);
  const [deed, setDeed] = useState<
    (typeof roles)[number] | 'inactive' | 'active' | 'day' | 'group'
  >('inactive');
  const [day, setDay] = useState('');
  const [group, setGroup] = useState('');
  const [preview, setPreview] = useState<{ to: string; items: readonly ChangedUser[] }>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { refusal, attempt } = useRefusal(t('many.failed'));
  const to = (): Change => {
    if (deed === 'day') return { inactive_on: day };
    if (deed === 'group') return { group };
    if (deed === 'active' || deed === 'inactive') return { status: deed };
    return { role: deed.slice('role.'.length) as Role };
  };
  // Who was found for another deed is not found for this one.
  const found = preview?.to === JSON.stringify(to()) ? preview.items : undefined;
  const meant = (found ?? []).filter(({ id, problem }) => problem === null && !left.has(id));

  const send = () =>
    attempt(async () => {
      if (pending) return;
      const ids = found && { ids: meant.map(({ id }) => id) };
      const body = { ...asked(filter), ...ids, to: to(), preview: !found };
      const reply = await changeMany(body);
      if (!found) {
        setLeft(new Set());
        return setPreview({ to: JSON.stringify(body.to), items: reply.items });
      }
      onChanged();
      toast({ tone: 'success', message: t('many.done', { count: reply.changed }) });
      onClose();
    });

  const of = filter.role !== 'all' && t(`role.${filter.role}`);
  const ends = deed === 'inactive' || deed === 'day';
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void send()}
      size="wide"
      title={t('users.many')}
      subtitle={[filter.search, of].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('action.cancel')} />
          <Button
            needsNetwork
            type="submit"
            variant={found && ends ? 'danger-solid' : 'primary'}
            busy={pending}
            disabled={found ? meant.length === 0 : deed === 'day' && day === ''}
            label={
              found
                ? t(ends ? 'many.disable' : 'many.action', { count: meant.length })
                : t('many.preview')
            }
          />
        </>
      }
    >
      {!found && <p className={styles.text}>{t('many.text', { count: usersAtOnce })}</p>}
      <SelectField
        label={t('many.deed')}
        value={deed}
        options={[
          { value: 'inactive', label: t('users.disable') },
          { value: 'day', label: t('many.day') },
          { value: 'active', label: t('users.enable') },
          { value: 'group', label: t('many.group') },
          ...roles.map((value) => ({ value, label: t('many.role', { role: t(value) }) })),
        ]}
        onChange={setDeed}
      />
      {deed === 'day' && <DateField label={t('users.inactiveOn')} value={day} onChange={setDay} />}
      {deed === 'group' && (
        <TextField
          label={t('users.group')}
          hint={t('many.groupHint')}
          maxLength={textLength.name}
          value={group}
          onChange={setGroup}
        />
      )}
      {refusal && <ErrorState message={refusal} />}
      {found && (
        <Table<ChangedUser>
          label={t('many.found')}
          rows={found}
          rowKey={({ id }) => id}
          empty={t('many.nobody')}
          maxHeight={320}
          columns={[
            {
              header: t('users.username'),
              lead: true,
              cell: ({ id, username, problem }) => (
                <Checkbox
                  label={username}
                  disabled={problem !== null}
                  checked={problem === null && !left.has(id)}
                  onChange={() => setLeft(toggled(left, id))}
                />
              ),
            },
            {
              header: t('word.role'),
              cell: ({ role, status }) => `${t(`role.${role}`)} · ${t(`status.${status}`)}`,
            },
            {
              header: t('import.state'),
              cell: ({ problem }) =>
                problem === null ? (
                  <Status tone={ends ? 'warning' : 'success'}>
                    {t(ends ? 'many.ends' : 'many.fits')}
                  </Status>
                ) : (
                  <Status tone="warning">{problem}</Status>
                ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
