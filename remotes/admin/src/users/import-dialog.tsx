import type { ImportedUser } from '@board/contracts/calls/admin-users';
import { classImportLimit } from '@board/contracts/constants/limits';
import { fileText } from '@board/contracts/formats/file-text';
import { saveFile, useShownOnce } from '@board/platform';
import { Button, Dialog, ErrorState, SelectField, Status } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { type Column, Table } from '@board/ui/table';
import { useState } from 'react';
import { useRefusal } from '../states/use-refusal.ts';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';
import { useUserWrites } from './users.queries.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

interface Outcome {
  items: ImportedUser[];
  added: number;
  refused: number;
  can_mail: boolean;
  done: boolean;
}

type Handover = 'passwords' | 'links' | 'mail';

/** A class out of a file: first what would happen, then that. */
export function ImportDialog({ onClose, onChanged }: ImportDialogProps) {
  const t = useTexts();
  const { importClass, pending } = useUserWrites();
  const [csv, setCsv] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { refusal, attempt } = useRefusal(t('import.failed'));
  const [handover, setHandover] = useState<Handover>('passwords');

  const send = (text: string, preview: boolean) =>
    attempt(async () => {
      if (pending) return;
      const reply = await importClass({ csv: text, preview, ...(!preview && { handover }) });
      setOutcome({ ...reply, done: !preview });
      if (!preview) onChanged();
    });

  async function take(file: File) {
    const text = fileText(await file.arrayBuffer());
    setCsv(text);
    setOutcome(undefined);
    await send(text, true);
  }

  function download() {
    const lines = secret.map(
      ({ username, email, password, link }) =>
        `${username},${email},${link === null ? password : new URL(link, location.origin).href}\r\n`,
    );
    const column = handover === 'links' ? 'link' : 'password';
    const text = `\uFEFFusername,email,${column}\r\n${lines.join('')}`;
    saveFile(new Blob([text], { type: 'text/csv' }), 'accounts.csv');
    keep();
  }

  const secret = (outcome?.items ?? []).filter(
    ({ password, link }) => password !== null || link !== null,
  );
  const { keep, leave } = useShownOnce(secret.length > 0 && outcome, onClose);
  const ready = outcome && !outcome.done ? outcome.items.length - outcome.refused : 0;
  return (
    <Dialog
      open
      onClose={leave}
      size="wide"
      title={t('import.title')}
      footer={
        outcome?.done ? (
          <>
            {secret.length > 0 && (
              <Button icon="download" onClick={download} label={t('import.download')} />
            )}
            <Button variant="primary" onClick={leave} label={t('action.done')} />
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose} label={t('action.cancel')} />
            <Button
              needsNetwork
              label={ready > 0 ? t('import.action', { count: ready }) : t('users.import')}
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
          {t(`import.${doneWords(handover, secret.length > 0)}`, { count: outcome.added })}
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
      {ready > 0 && (
        <SelectField
          label={t('import.handover')}
          value={handover}
          options={(
            ['passwords', 'links', ...(outcome?.can_mail ? ['mail' as const] : [])] as const
          ).map((value) => ({ value, label: t(`import.by.${value}`) }))}
          onChange={setHandover}
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

/** What is shown this once has to be taken along now. */
const doneWords = (handover: Handover, isShown: boolean) => {
  if (handover === 'mail') return 'doneMail';
  if (!isShown) return 'done';
  return handover === 'links' ? 'doneLinks' : 'donePasswords';
};

function columnsOf(t: ReturnType<typeof useTexts>): readonly Column<ImportedUser>[] {
  return [
    { header: t('import.line'), align: 'end', cell: ({ line }) => line },
    { header: t('users.username'), lead: true, cell: (row) => row.username },
    { header: t('word.email'), cell: (row) => row.email },
    {
      header: t('import.state'),
      cell: ({ problem, password, link }) =>
        problem === null ? (
          <Status tone="success">
            {password ?? t(link === null ? 'import.fits' : 'import.hasLink')}
          </Status>
        ) : (
          <Status tone="warning">{problem}</Status>
        ),
    },
  ];
}
