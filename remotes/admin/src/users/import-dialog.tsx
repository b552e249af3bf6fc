import type { ImportedUser } from '@board/contracts/calls/admin-users';
import { classImportLimit } from '@board/contracts/constants/limits';
import { fileText } from '@board/contracts/formats/file-text';
import { messageOf, saveFile } from '@board/platform';
import { Button, Dialog, ErrorState, Status } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { type Column, Table } from '@board/ui/table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';
import { useClassImport } from './users.queries.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface Outcome {
  items: ImportedUser[];
  added: number;
  refused: number;
  done: boolean;
}

/** A class out of a file: first what would happen, then that. */
export function ImportDialog({ onClose, onChanged }: ImportDialogProps) {
  const t = useTexts();
  const { write, pending } = useClassImport();
  const [csv, setCsv] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<string>();

  async function send(text: string, preview: boolean) {
    if (pending) return;
    setRefusal(undefined);
    try {
      const reply = await write({ body: { csv: text, preview } });
      setOutcome({ ...reply, done: !preview });
      if (!preview) onChanged();
    } catch (error) {
      setRefusal(messageOf(error, t('import.failed')));
    }
  }

  async function take(file: File) {
    const text = fileText(await file.arrayBuffer());
    setCsv(text);
    setOutcome(undefined);
    await send(text, true);
  }

  function download() {
    const lines = (outcome?.items ?? [])
      .filter(({ password }) => password !== null)
      .map(({ username, email, password }) => `${username},${email},${password}\r\n`);
    const text = `\uFEFFusername,email,password\r\n${lines.join('')}`;
    saveFile(new Blob([text], { type: 'text/csv' }), 'accounts.csv');
  }

  const ready = outcome && !outcome.done ? outcome.items.length - outcome.refused : 0;
  const hasPasswords = outcome?.items.some(({ password }) => password !== null) ?? false;
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('import.title')}
      footer={
        outcome?.done ? (
          <>
            {hasPasswords && (
              <Button icon="download" onClick={download} label={t('import.download')} />
            )}
            <Button variant="primary" onClick={onClose} label={t('action.done')} />
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose} label={t('action.cancel')} />
            <Button
              needsNetwork
              label={t('import.action', { count: ready })}
              variant="primary"
              busy={pending}
              disabled={ready === 0}
              onClick={() => void send(csv, false)}
            />
          </>
        )
      }
    >
      {outcome?.done ? (
        <p className={styles.text}>
          {t(hasPasswords ? 'import.donePasswords' : 'import.done', { count: outcome.added })}
        </p>
      ) : (
        <FileDrop
          label={t('import.file')}
          hint={t('import.text', { rows: classImportLimit.rows })}
          choose={t('import.choose')}
          accept=".csv,text/csv,text/plain"
          busy={pending}
          onFile={(file) => void take(file)}
        />
      )}
      {refusal && <ErrorState message={refusal} />}
      {outcome && (
        <Table
          label={t('import.lines')}
          columns={columnsOf(t)}
          rows={outcome.items}
          rowKey={({ line }) => line}
          maxHeight={320}
        />
      )}
    </Dialog>
  );
}

function columnsOf(t: ReturnType<typeof useTexts>): readonly Column<ImportedUser>[] {
  return [
    { header: t('import.line'), align: 'end', cell: ({ line }) => line },
    { header: t('users.username'), lead: true, cell: (row) => row.username },
    { header: t('users.email'), cell: (row) => row.email },
    {
      header: t('import.state'),
      cell: ({ problem, password }) =>
        problem === null ? (
          <Status tone="success">{password ?? t('import.fits')}</Status>
        ) : (
          <Status tone="warning">{problem}</Status>
        ),
    },
  ];
}
