import { saveFile, useShownOnce, useText } from '@board/platform';
import { Button, Dialog, Status } from '@board/ui';
import type { ReactNode } from 'react';
import styles from '../parts/second-factor.module.css';

interface Props {
  title: string;
  codes: readonly string[];
  onClose: () => void;
  /** What they came with. */
  done?: string;
  children?: ReactNode;
}

/** They are told this once. */
export function RecoveryCodes({ title, codes, onClose, done, children }: Props) {
  const t = useText('shell');
  const { keep, leave } = useShownOnce(codes, onClose);
  function save() {
    saveFile(new Blob([`${codes.join('\n')}\n`]), 'board-recovery-codes.txt');
    keep();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={leave}
      onSubmit={onClose}
      footer={
        <Button type="submit" variant="primary" label={t('profile.secondFactor.submit.codes')} />
      }
    >
      {done && <Status tone="success">{done}</Status>}
      <p>{t('profile.secondFactor.keep')}</p>
      <ul className={styles.codes} onCopy={keep}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button icon="download" label={t('profile.secondFactor.download')} onClick={save} />
      </div>
      {children}
    </Dialog>
  );
}
