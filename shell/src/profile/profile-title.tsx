import type { User } from '@board/contracts/calls/user';
import { useFormat, useText } from '@board/platform';
import { Avatar, Icon, lateDialog } from '@board/ui';
import { useRef, useState } from 'react';
import styles from './profile-title.module.css';

const CropDialog = lateDialog(async () => (await import('./crop-dialog.tsx')).CropDialog);

export function ProfileTitle({ user }: { user: User }) {
  const t = useText('shell');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const counters = [
    ['profile.completed', user.completedTasks],
    ['profile.inProgress', user.inProgressTasks],
    ['profile.daysHere', user.daysJoined],
  ] as const;

  return (
    <div className={styles.title}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('profile.changePicture')}
        onClick={() => input.current?.click()}
      >
        <Avatar name={user.username} src={user.avatar ?? undefined} size="large" />
        <span className={styles.pictureMark}>
          <Icon name="edit" size="small" />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0]);
          // The same picture may be chosen twice in a row.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.names}>
        <h1>{user.username}</h1>
        <p className={styles.who}>
          <span>{t(`roles.${user.role}`)}</span>
          <span>{user.email}</span>
        </p>
      </div>
      <dl className={styles.tally}>
        {counters.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      {file && <CropDialog file={file} onClose={() => setFile(undefined)} />}
    </div>
  );
}
