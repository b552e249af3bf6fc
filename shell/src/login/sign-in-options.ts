import { getSignInOptions } from '@board/contracts/calls/auth';
import type { ReplyOf } from '@board/contracts/calls/call';
import { password } from '@board/contracts/constants/limits';
import { sendCall } from '@board/platform';
import { useEffect, useState } from 'react';

type SignInOptions = ReplyOf<typeof getSignInOptions>;

/** No form waits for the answer: what it says otherwise, the server says too when asked. */
const usual: SignInOptions = {
  passwordReset: true,
  passwordMinLength: password.min,
  localPasswords: true,
  schools: [],
  passkeyHost: null,
};

let asked: Promise<SignInOptions> | undefined;

/**
 * What this server asks of a password and offers to who forgot it, asked once a page. It does
 * without the board's cache, so that the sign-in page does too.
 */
export function useSignInOptions(): SignInOptions {
  const [options, setOptions] = useState(usual);
  useEffect(() => {
    let shown = true;
    asked ??= sendCall(getSignInOptions, {});
    asked.then(
      (answer) => shown && setOptions(answer),
      () => {
        asked = undefined;
      },
    );
    return () => {
      shown = false;
    };
  }, []);
  return options;
}
