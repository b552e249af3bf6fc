import { proveAgain } from '@board/contracts/calls/second-factor';
import { messageOf, sendCall, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { FormDialog } from '@board/ui/dialogs';
import { CodeField } from './code-field.tsx';

export function ProofDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const t = useText('shell');
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

  return (
    <FormDialog
      form={{ ...form, close: () => onAnswer(false) }}
      size="small"
      title={t('code.againTitle')}
      submitLabel={t('code.again')}
    >
      <p>{t('code.againText')}</p>
      <CodeField {...form.field('code')} />
    </FormDialog>
  );
}
