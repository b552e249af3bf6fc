import type { login } from '@board/contracts/calls/auth';
import type { BodyOf } from '@board/contracts/calls/call';
import { useText } from '@board/platform';
import { mayUsePasskeys } from '../passkeys/may-use-passkeys.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { CodeField, type CodeFieldProps } from '../proof/code-field.tsx';
import { signIn } from '../session/session.ts';
import { EntryTitle } from './entry-form.tsx';
import { askForSignIn } from './passkey-way.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface SecondStepProps extends Pick<CodeFieldProps, 'value' | 'onChange' | 'error'> {
  /** A passkey of the account does as well, and may be all that it has. */
  asks?: 'code' | 'passkey' | undefined;
  /** Name and password, which were right, where it was these. */
  account?: (() => BodyOf<typeof login>) | undefined;
}

/** Of an account that asks for more than name and password. */
export function SecondStep({ asks, account, ...field }: SecondStepProps) {
  const t = useText('shell');
  const first = useFirstFocus();
  const isPasskey = asks === 'passkey';
  return (
    <>
      <EntryTitle title={t('code.title')} lead={t(isPasskey ? 'code.passkeyLead' : 'code.lead')} />
      {isPasskey && account && mayUsePasskeys() && (
        <PasskeyButton
          size="wide"
          label={t('passkey.use')}
          ask={askForSignIn}
          onShown={(passkey) => signIn({ ...account(), passkey })}
        />
      )}
      <CodeField size="tall" ref={first} recoveryFirst={isPasskey} {...field} />
    </>
  );
}
