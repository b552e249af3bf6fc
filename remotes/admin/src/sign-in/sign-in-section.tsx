import type { SignInProvider } from '@board/contracts/calls/sign-in';
import { useSession } from '@board/platform';
import { Button, IconButton, lateDialog } from '@board/ui';
import { useState } from 'react';
import { useRefresh } from '../states/use-refresh.ts';
import { useTexts } from '../text.ts';
import { useWays } from './sign-in.queries.ts';
import { WaysTable } from './ways-table.tsx';

const WayDialog = lateDialog(async () => (await import('./way-dialog.tsx')).WayDialog);

/** Through which schools people sign in; the super administrator says so. */
export function SignInSection() {
  const { user } = useSession();
  return user?.permissions.includes('users.manage_admins') ? <Ways /> : null;
}

function Ways() {
  const t = useTexts();
  const [editing, setEditing] = useState<{ way?: SignInProvider }>();
  const request = useWays();
  const failed = t('signIn.refreshFailed');
  const refresh = useRefresh({ request, failed });
  const onChanged = () => void request.mutate();

  return (
    <WaysTable
      title={t('signIn.title')}
      actions={
        <>
          <IconButton icon="refresh" label={t('signIn.refresh')} {...refresh} />
          <Button icon="plus" onClick={() => setEditing({})} label={t('signIn.create')} />
        </>
      }
      request={request}
      failed={failed}
      onEdit={(way) => setEditing({ way })}
    >
      {editing && (
        <WayDialog
          key={editing.way?.id ?? 'new'}
          way={editing.way}
          returnAddress={request.data?.return_address ?? ''}
          onClose={() => setEditing(undefined)}
          onChanged={onChanged}
        />
      )}
    </WaysTable>
  );
}
