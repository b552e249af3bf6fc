import { copy, isSure, useText } from '@board/platform';
import { Button, Dialog, Status, TextField } from '@board/ui';
import { type ReactNode, useState } from 'react';
import styles from './second-factor.module.css';

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
  const [isKept, setKept] = useState(false);
  async function take() {
    const words = { done: t('profile.once.copied'), failed: t('actions.failed') };
    if (await copy(secret, words)) setKept(true);
  }
  async function leave() {
    const [title, note] = [t('profile.once.sure'), t('profile.once.sureNote')];
    if (isKept || (await isSure(title, note, t('profile.once.leave')))) onClose();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={() => void leave()}
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
      <div className={styles.steps}>
        <Status tone="success">{t('profile.once.now')}</Status>
        <TextField
          label={label}
          readOnly
          mono
          value={secret}
          onChange={() => {}}
          onCopy={() => setKept(true)}
        />
        <p>{children}</p>
      </div>
    </Dialog>
  );
}
