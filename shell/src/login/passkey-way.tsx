import type { PasskeyAnswer } from '@board/contracts/calls/passkeys';
import { beginPasskeySignIn } from '@board/contracts/calls/passkeys';
import { sendCall, useText } from '@board/platform';
import { useEffect, useEffectEvent } from 'react';
import { canAskInField, showPasskey, stopAsking } from '../passkeys/ask-browser.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { signInWithPasskey } from '../session/session.ts';
import { useLook } from './use-look.ts';

export const askForSignIn = () => sendCall(beginPasskeySignIn, {});

/** A button, and where the browser can also a line among what it fills in for the name. */
export function PasskeyWay({ remember }: { remember: boolean }) {
  const t = useText('shell');
  const look = useLook();
  const enter = (passkey: PasskeyAnswer) => signInWithPasskey({ passkey, remember, ...look });

  const offerInField = useEffectEvent(async (left: AbortSignal) => {
    if (!(await canAskInField())) return;
    const asked = await askForSignIn();
    if (!left.aborted) await enter(await showPasskey(asked, 'in the field'));
  });
  useEffect(() => {
    const leaving = new AbortController();
    // The button is there for whatever comes of it.
    offerInField(leaving.signal).catch(() => undefined);
    return () => {
      leaving.abort();
      stopAsking();
    };
  }, []);

  return (
    <PasskeyButton size="wide" label={t('passkey.signIn')} ask={askForSignIn} onShown={enter} />
  );
}
