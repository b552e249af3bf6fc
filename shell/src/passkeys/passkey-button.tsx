import type { PasskeyAnswer, PasskeyRequest } from '@board/contracts/calls/passkeys';
import { useText } from '@board/platform';
import { Button, ErrorState } from '@board/ui';
import { useState } from 'react';
import { showPasskey } from './ask-browser.ts';
import { passkeyTrouble } from './passkey-trouble.ts';

interface PasskeyButtonProps {
  label: string;
  size?: 'medium' | 'wide';
  /** What the server wants to be shown. */
  ask: () => Promise<PasskeyRequest>;
  onShown: (answer: PasskeyAnswer) => Promise<unknown>;
}

/** Has the browser ask for a passkey, and says what came of it. */
export function PasskeyButton({ label, size = 'medium', ask, onShown }: PasskeyButtonProps) {
  const t = useText('shell');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  async function press() {
    setBusy(true);
    setTrouble('');
    try {
      await onShown(await showPasskey(await ask()));
    } catch (error) {
      setTrouble(passkeyTrouble(error, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        needsNetwork
        icon="key"
        size={size}
        busy={busy}
        busyText={t('passkey.busy')}
        label={label}
        onClick={() => void press()}
      />
      {trouble && <ErrorState message={trouble} />}
    </>
  );
}
