import type { AdminUser, PasswordLink } from '@board/contracts/calls/admin-users';
import { useShownOnce } from '@board/platform';
import { Button, Dialog, ErrorState } from '@board/ui';
import { useState } from 'react';
import { useRefusal } from '../states/use-refusal.ts';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';
import { PasswordLinkText } from './password-link-text.tsx';
import { useUserWrites } from './users.queries.ts';

/** A link instead of a password: nobody but its owner ever knows the new one. */
export function ResetDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useTexts();
  const { resetPassword, pending } = useUserWrites();
  const [link, setLink] = useState<PasswordLink>();
  const { keep, leave } = useShownOnce(link, onClose);
  const { refusal, attempt } = useRefusal(t('users.resetFailed'));
  const make = () => attempt(async () => setLink(await resetPassword(user.id)));

  return (
    <Dialog
      open
      onClose={leave}
      title={t('users.reset')}
      subtitle={user.username}
      footer={
        link ? (
          <Button variant="primary" onClick={leave} label={t('action.done')} />
        ) : (
          <>
            <Button variant="quiet" onClick={onClose} label={t('action.cancel')} />
            <Button needsNetwork variant="primary" busy={pending} onClick={() => void make()}>
              {t('users.resetAction')}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <PasswordLinkText given={link} onKept={keep} />
      ) : (
        <p className={styles.text}>{t('users.resetText')}</p>
      )}
      {refusal && <ErrorState message={refusal} />}
    </Dialog>
  );
}
