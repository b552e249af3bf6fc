import type { User } from '@board/contracts/calls/user';
import { roles } from '@board/contracts/constants/roles';
import { useSession } from '@board/platform';
import { Button } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { type Audience, SendDialog } from './send-dialog.tsx';

/** For those who may tell others something. */
export function SendButton() {
  const t = useTexts();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const roles = recipientRoles(user);
  if (roles.length === 0) return null;
  return (
    <>
      <Button icon="send" onClick={() => setOpen(true)} label={t('send.open')} />
      {open && <SendDialog roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whom somebody may tell as a group; nobody for most. */
function recipientRoles(user: User | null): readonly Audience[] {
  const permissions = user?.permissions ?? [];
  if (permissions.includes('notifications.broadcast'))
    return [...[...roles].reverse(), 'everybody'];
  return permissions.includes('notifications.students') ? ['student'] : [];
}
