import { type Passkey, removePasskey, renamePasskey } from '@board/contracts/calls/passkeys';
import { useFormat, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, lateDialog, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { useSignInOptions } from '../../login/sign-in-options.ts';
import { isPasskeyHost } from '../../passkeys/may-use-passkeys.ts';
import { PasswordDialog } from '../parts/password-dialog.tsx';
import lines from '../parts/profile.module.css';
import styles from '../parts/second-factor.module.css';
import { useAgo } from '../parts/use-ago.ts';

const AddDialog = lateDialog(async () => (await import('./add-passkey.tsx')).AddPasskey);

type Open = 'add' | { rename: Passkey } | { remove: Passkey };

/** What signs in by finger, face or number, alone or after the password. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useText('shell');
  const { passkeyHost } = useSignInOptions();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  // A server that cannot have any, or knows of no such thing.
  if (!passkeyHost && passkeys.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3>{t('profile.passkeys.title')}</h3>
      <p>{t('profile.passkeys.about')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {isPasskeyHost(passkeyHost) ? (
        <Button needsNetwork label={t('profile.passkeys.add')} onClick={() => setOpen('add')} />
      ) : (
        passkeyHost && <p>{t('profile.passkeys.elsewhere', { host: passkeyHost })}</p>
      )}
      {open === 'add' && <AddDialog onClose={close} />}
      {typeof open === 'object' && 'rename' in open && (
        <RenameDialog passkey={open.rename} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog passkey={open.remove} onClose={close} />
      )}
    </div>
  );
}

function Line({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) {
  const t = useText('shell');
  const ago = useAgo();
  const { instant } = useFormat();
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className={lines.line}>
      <span>
        {name}
        <span className={lines.note}>
          {t('profile.passkeys.made', { time: instant(created_at) })}
          {' · '}
          {last_used_at
            ? t('profile.passkeys.used', { time: ago(last_used_at) })
            : t('profile.passkeys.unused')}
        </span>
      </span>
      <Button
        needsNetwork
        size="small"
        variant="quiet"
        label={t('profile.passkeys.rename')}
        aria-label={t('profile.passkeys.renameThis', { name })}
        onClick={() => onOpen({ rename: passkey })}
      />
      <Button
        needsNetwork
        size="small"
        variant="quiet"
        label={t('profile.remove')}
        aria-label={t('profile.passkeys.removeThis', { name })}
        onClick={() => onOpen({ remove: passkey })}
      />
    </li>
  );
}

interface DialogProps {
  passkey: Passkey;
  onClose: () => void;
}

function RenameDialog({ passkey, onClose }: DialogProps) {
  const t = useText('shell');
  const { write } = useWrite(renamePasskey);
  const form = useForm({
    draft: `profile.passkeys.${passkey.id}`,
    initial: { name: passkey.name },
    read: ({ name }) =>
      name.trim() ? { body: { name } } : { problems: { name: t('profile.passkeys.nameMissing') } },
    send: (body) => write({ params: { id: passkey.id }, body }),
    failed: (error) => troubleText(error, t),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={{ ...form, close: onClose }}
      size="small"
      title={t('profile.passkeys.renameTitle')}
    >
      <TextField label={t('profile.name')} maxLength={60} {...form.field('name')} />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: DialogProps) {
  const t = useText('shell');
  const { write } = useWrite(removePasskey);
  return (
    <PasswordDialog
      draft="profile.passkeys.remove"
      send={(body) => write({ params: { id: passkey.id }, body })}
      done={t('profile.passkeys.removed')}
      onClose={onClose}
      danger
      title={t('profile.passkeys.removeTitle', { name: passkey.name })}
      submitLabel={t('profile.remove')}
      busyText={t('profile.saving')}
    >
      <p>{t('profile.passkeys.removeText')}</p>
    </PasswordDialog>
  );
}
