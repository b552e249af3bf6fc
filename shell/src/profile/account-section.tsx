import { deleteUser, exportUser } from '@board/contracts/calls/account';
import type { User } from '@board/contracts/calls/user';
import { isApiError, messageOf, sendCall, toast, useText, useWrite } from '@board/platform';
import { Button, Dialog, PasswordField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../api/trouble-text.ts';
import { endSession } from '../session/session.ts';
import styles from './profile.module.css';
import { saveFile } from './save-file.ts';
import { Section } from './section.tsx';

/** Taking everything along, and leaving for good. */
export function AccountSection({ user }: { user: User }) {
  const t = useText('shell');
  const [exporting, setExporting] = useState<AbortController>();
  const [deleting, setDeleting] = useState(false);

  async function exportAll() {
    const abort = new AbortController();
    setExporting(abort);
    try {
      const zip = await sendCall(exportUser, {}, { signal: abort.signal });
      saveFile(zip, `${user.username}.zip`);
    } catch (error) {
      if (abort.signal.aborted) return;
      toast({
        tone: 'error',
        message: messageOf(error, t('profile.account.exportFailed')),
      });
    } finally {
      setExporting(undefined);
    }
  }

  return (
    <Section title={t('profile.account.title')} about={t('profile.account.about')}>
      <div className={styles.actions}>
        <Button
          icon="download"
          busy={exporting !== undefined}
          busyText={t('profile.account.exporting')}
          onClick={() => void exportAll()}
        >
          {t('profile.account.export')}
        </Button>
        {exporting && (
          <Button variant="quiet" onClick={() => exporting.abort()}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('profile.account.delete')}
        </Button>
      </div>
      <DeleteDialog open={deleting} user={user} onClose={() => setDeleting(false)} />
    </Section>
  );
}

interface DeleteDialogProps {
  open: boolean;
  user: User;
  onClose: () => void;
}

function DeleteDialog({ open, user, onClose }: DeleteDialogProps) {
  const t = useText('shell');
  const { write, pending } = useWrite(deleteUser);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  /** A password that was typed and not used stays nowhere. */
  function close() {
    setPassword('');
    setProblem(undefined);
    onClose();
  }

  async function remove() {
    if (password === '') {
      setProblem(t('profile.security.currentMissing'));
      return;
    }
    try {
      await write({ body: { password } });
      await endSession('logout');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(troubleText(error, t));
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={t('profile.account.deleteTitle', { name: user.username })}
      onSubmit={() => {
        if (!pending) void remove();
      }}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('actions.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger-solid"
            busy={pending}
            busyText={t('profile.account.deleting')}
          >
            {t('profile.account.delete')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('profile.account.deleteText')}</p>
      <PasswordField
        label={t('profile.security.current')}
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setProblem(undefined);
        }}
        error={problem}
      />
    </Dialog>
  );
}
