import { getSecondFactor } from '@board/contracts/calls/second-factor';
import { useApi, useText } from '@board/platform';
import { Button } from '@board/ui';
import { useEffect, useState } from 'react';
import { shellState } from '../base/shell-state.ts';
import { MessagePage } from '../pages/message-page.tsx';
import { signOut } from '../session/session.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

/** Stands in for every page of whoever does nothing before he has a second factor. */
export function FactorFirstPage() {
  const t = useText('shell');
  const { data } = useApi(getSecondFactor, {});
  const [open, setOpen] = useState(false);
  const isOn = data?.since != null;

  // The recovery codes are read first.
  useEffect(() => {
    if (isOn && !open) shellState.factorMissing = false;
  }, [isOn, open]);

  return (
    <MessagePage icon="key" title={t('factorFirst.title')} text={t('factorFirst.text')}>
      <Button
        needsNetwork
        variant="primary"
        label={t('profile.secondFactor.setUp')}
        onClick={() => setOpen(true)}
      />
      <Button variant="quiet" onClick={() => void signOut()} label={t('account.logout')} />
      {open && <SetUpDialog onClose={() => setOpen(false)} />}
    </MessagePage>
  );
}
