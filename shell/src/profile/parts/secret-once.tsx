import { copy, useShownOnce, useText } from '@board/platform';
import { Button, Dialog, Status, TextField } from '@board/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it is called. */
  label: string;
  secret: string;
  onClose: () => void;
  /** What it is for. */
  children: ReactNode;
}

/** What leaves the server this once: kept now, or never. */
export function SecretOnce({ title, label, secret, onClose, children }: Props) {
  const t = useText('shell');
  const { keep, leave } = useShownOnce(secret, onClose);
  async function take() {
    const words = { done: t('profile.once.copied'), failed: t('actions.failed') };
    if (await copy(secret, words)) keep();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={leave}
      onSubmit={onClose}
      footer={
        <>
          <Button variant="quiet" type="submit" label={t('profile.once.kept')} />
          <Button
            variant="primary"
            icon="copy"
            label={t('profile.once.copy')}
            onClick={() => void take()}
          />
        </>
      }
    >
      <Status tone="success">{t('profile.once.now')}</Status>
      <TextField label={label} readOnly mono value={secret} onChange={() => {}} onCopy={keep} />
      <p>{children}</p>
    </Dialog>
  );
}
