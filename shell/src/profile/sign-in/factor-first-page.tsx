import { getSecondFactor } from '@board/contracts/calls/second-factor';
import { useApi, useText } from '@board/platform';
import { Button } from '@board/ui';
import { useEffect, useState } from 'react';
import { shellState } from '../../base/shell-state.ts';
import { useSignInOptions } from '../../login/sign-in-options.ts';
import { MessagePage } from '../../pages/message-page.tsx';
import { isPasskeyHost } from '../../passkeys/may-use-passkeys.ts';
import { signOut } from '../../session/session.ts';
import { AddPasskey } from './add-passkey.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** Stands in for every page of whoever does nothing before he has a second factor. */
export function FactorFirstPage() {
  const t = useText('shell');
  const { data } = useApi(getSecondFactor, {});
  const { passkeyHost } = useSignInOptions();
  const [open, setOpen] = useState<'authenticator' | 'passkey'>();
  const close = () => setOpen(undefined);
  const isOn = data?.since != null || (data?.passkeys ?? []).length > 0;

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
        onClick={() => setOpen('authenticator')}
      />
      {isPasskeyHost(passkeyHost) && (
        <Button needsNetwork label={t('profile.passkeys.add')} onClick={() => setOpen('passkey')} />
      )}
      <Button variant="quiet" onClick={() => void signOut()} label={t('account.logout')} />
      {open === 'authenticator' && <SetUpDialog onClose={close} />}
      {open === 'passkey' && <AddPasskey onClose={close} />}
    </MessagePage>
  );
}
