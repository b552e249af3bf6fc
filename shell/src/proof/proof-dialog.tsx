import { beginPasskeyProof, provePasskey } from '@board/contracts/calls/passkeys';
import { getSecondFactor, proveAgain } from '@board/contracts/calls/second-factor';
import { messageOf, sendCall, type Text, useApi, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { FormDialog } from '@board/ui/dialogs';
import { mayUsePasskeys } from '../passkeys/may-use-passkeys.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { CodeField } from './code-field.tsx';
import { SchoolProof } from './school-proof.tsx';

/** A newer server may ask before what these words do not know yet. */
const deedText = (deed: string, t: Text): string =>
  t(`deed.${deed}`, { defaultValue: t('deed.other') });

interface ProofDialogProps {
  /** The name of the call that waits. */
  deed: string;
  onAnswer: (isProven: boolean) => void;
}

export function ProofDialog({ deed, onAnswer }: ProofDialogProps) {
  const t = useText('shell');
  const { data } = useApi(getSecondFactor, {});
  const hasPasskey = (data?.passkeys ?? []).length > 0;
  const hasNone = data?.since === null && !hasPasskey;
  const form = useForm({
    draft: 'proof',
    initial: { code: '' },
    secret: ['code'],
    read: ({ code }) =>
      code.trim() ? { body: { code } } : { problems: { code: t('code.missing') } },
    send: (body) => sendCall(proveAgain, { body }),
    failed: (error) => messageOf(error, t('actions.failed')),
    onDone: () => onAnswer(true),
  });

  if (hasNone) return <SchoolProof deed={deedText(deed, t)} onClose={() => onAnswer(false)} />;
  return (
    <FormDialog
      form={{ ...form, close: () => onAnswer(false) }}
      size="small"
      title={t('code.againTitle')}
      submitLabel={t('code.again')}
    >
      <p>{t('code.againText', { deed: deedText(deed, t) })}</p>
      {hasPasskey && mayUsePasskeys() && (
        <PasskeyButton
          label={t('passkey.use')}
          ask={() => sendCall(beginPasskeyProof, {})}
          onShown={async (passkey) => {
            await sendCall(provePasskey, { body: { passkey } });
            onAnswer(true);
          }}
        />
      )}
      <CodeField
        key={String(hasPasskey)}
        recoveryFirst={hasPasskey && data?.since == null}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
