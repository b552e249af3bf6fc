import { messageOf, useSession } from '@board/platform';
import { Button, Dialog, ErrorState, PasswordField, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { useConnectionTests } from './settings.queries.ts';

/** Tries a connection for real and says what the other side answered. */
export function TestDialog({ kind, onClose }: { kind: 'mail' | 'education'; onClose: () => void }) {
  const t = useTexts();
  const { user } = useSession();
  const { testMail, testEducation, pending } = useConnectionTests();
  const [to, setTo] = useState(user?.email ?? '');
  const [apiPath, setApiPath] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [answer, setAnswer] = useState<{ success: boolean; message: string }>();

  async function run() {
    if (pending) return;
    setAnswer(undefined);
    try {
      const reply =
        kind === 'mail'
          ? await testMail(to.trim())
          : await testEducation(apiPath.trim(), apiKey.trim());
      setAnswer(reply);
    } catch (error) {
      setAnswer({ success: false, message: messageOf(error, t('test.failed')) });
    }
  }

  const missing =
    kind === 'mail' ? to.trim() === '' : apiPath.trim() === '' || apiKey.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void run()}
      size="small"
      title={t(kind === 'mail' ? 'settings.testMail' : 'settings.testEducation')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('action.close')} />
          <Button type="submit" variant="primary" disabled={missing} busy={pending}>
            {t(kind === 'mail' ? 'test.send' : 'action.test')}
          </Button>
        </>
      }
    >
      {kind === 'mail' ? (
        <TextField label={t('test.to')} type="email" value={to} onChange={setTo} />
      ) : (
        <>
          <TextField label={t('test.path')} type="url" value={apiPath} onChange={setApiPath} />
          <PasswordField
            label={t('providers.key')}
            value={apiKey}
            autoComplete="off"
            onChange={setApiKey}
          />
        </>
      )}
      {answer?.success && <Status tone="success">{answer.message}</Status>}
      {answer && !answer.success && <ErrorState message={answer.message} />}
    </Dialog>
  );
}
