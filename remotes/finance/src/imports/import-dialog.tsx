import { statementFiles } from '@board/contracts/constants/imported-files';
import { useNeedsNetwork } from '@board/platform';
import { Button, Dialog, ErrorState } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { ProgressBar } from '@board/ui/progress';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountField } from '../accounts/account-field.tsx';
import { useTexts } from '../text.ts';
import { isMapped } from './columns.ts';
import styles from './columns-step.module.css';
import { ColumnsStep } from './columns-step.tsx';
import { type Decided, isTaken } from './preview-lines.ts';
import { PreviewStep } from './preview-step.tsx';
import { isReadable, useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly open: boolean;
  /** Chosen before. */
  readonly given?: File | undefined;
  readonly onClose: () => void;
}

/** Nothing is written before the last button, and the whole of it can be undone. */
export function ImportDialog({ open, given, onClose }: ImportDialogProps) {
  const t = useTexts();
  const { step, problem, sending, choose, mapColumns, check, correct, always, back, send } =
    useImport(onClose);
  const needsNetwork = useNeedsNetwork();
  const begin = useEffectEvent((picked: File) => void choose(picked));
  useEffect(() => {
    if (given) begin(given);
  }, [given]);
  const [account, setAccount] = useState('');
  const [other, setOther] = useState('');
  const [decided, setDecided] = useState<Decided>(new Map());
  // What was the other one may be this one now.
  const nameAccount = (account: string) => {
    setAccount(account);
    setOther('');
  };
  const chosen =
    step.name === 'preview'
      ? step.rows.filter(isReadable).filter((read) => isTaken(read, step, decided, account))
      : [];
  const mapped = step.name === 'columns' && isMapped(step.table.columns);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('command.import')}
      footerStart={step.name === 'preview' && <Button onClick={back}>{t('import.back')}</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('action.cancel')} />
          {step.name === 'columns' && (
            <Button
              label={t('import.preview')}
              variant="primary"
              disabled={!mapped || needsNetwork !== undefined}
              onClick={() => void check(account)}
            />
          )}
          {step.name === 'preview' && (
            <Button
              label={t('import.send', { count: chosen.length })}
              variant="primary"
              busy={sending}
              busyText={t('import.sending')}
              disabled={chosen.length === 0 || needsNetwork !== undefined}
              onClick={() => void send(chosen, account, other)}
            />
          )}
        </>
      }
    >
      {step.name === 'file' && (
        <>
          <p className={styles.words}>{t('import.explain')}</p>
          <FileDrop
            label={t('import.file')}
            hint={t('import.fileHint')}
            choose={t('import.choose')}
            accept={statementFiles}
            onFile={(file) => void choose(file)}
          />
        </>
      )}
      {step.name === 'columns' && (
        <>
          <ColumnsStep table={step.table} onChange={mapColumns} />
          <AccountField value={account} onChange={nameAccount} />
        </>
      )}
      {step.name === 'checking' && (
        <ProgressBar label={t('import.checking')} value={null} onCancel={back} />
      )}
      {step.name === 'preview' && (
        <PreviewStep
          step={step}
          account={account}
          onTurn={(turned) => void check(account, turned)}
          decided={decided}
          onDecide={setDecided}
          other={other}
          onOther={setOther}
          onCorrect={correct}
          onAlways={always}
        />
      )}
      {needsNetwork && <p role="status">{needsNetwork}</p>}
      {problem && <ErrorState message={problem} />}
    </Dialog>
  );
}
