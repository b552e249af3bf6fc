import { deleteUser, exportUser } from '@board/contracts/calls/account';
import type { User } from '@board/contracts/calls/user';
import { privacyPath } from '@board/contracts/constants/sign-in';
import { sendCall, useDownload, useText, useWrite } from '@board/platform';
import { Button, Row } from '@board/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { endSession } from '../session/session.ts';
import { PasswordDialog } from './parts/password-dialog.tsx';
import styles from './parts/profile.module.css';
import { Section } from './parts/section.tsx';

/** Taking everything along, and leaving for good. */
export function AccountSection({ user }: { user: User }) {
  const t = useText('shell');
  const [deleting, setDeleting] = useState(false);
  const zip = useDownload(
    (signal) => sendCall(exportUser, {}, { signal }),
    `${user.username}.zip`,
    {
      failed: t('profile.account.exportFailed'),
    },
  );

  return (
    <Section id="account" title={t('profile.account.title')} about={t('profile.account.about')}>
      <Row>
        <Button
          needsNetwork
          label={t('profile.account.export')}
          icon="download"
          busy={zip.busy}
          busyText={t('profile.account.exporting')}
          onClick={zip.start}
        />
        {zip.busy && <Button variant="quiet" onClick={zip.cancel} label={t('actions.cancel')} />}
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('profile.account.delete')}
        </Button>
      </Row>
      <Link to={privacyPath}>{t('privacy.link')}</Link>
      {deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </Section>
  );
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(deleteUser);
  return (
    <PasswordDialog
      draft="profile.delete"
      send={async (body) => {
        await write({ body });
        await endSession('logout');
      }}
      onClose={onClose}
      title={t('profile.account.deleteTitle', { name: user.username })}
      danger
      submitLabel={t('profile.account.delete')}
      busyText={t('profile.account.deleting')}
    >
      <p className={styles.quiet}>{t('profile.account.deleteText')}</p>
    </PasswordDialog>
  );
}
