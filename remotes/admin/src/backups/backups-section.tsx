import type { Backup } from '@board/contracts/calls/backups';
import { attempt, isSure, saveFile, toast, useFormat, useSession } from '@board/platform';
import { Button } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import { fetchBackup, useBackups, useBackupWrites } from './backups.queries.ts';

const megabyte = 1024 * 1024;

/** Snapshots that lie on the server, from which everything can be had back. */
export function BackupsSection() {
  const t = useTexts();
  const { number, instant } = useFormat();
  const { is } = useSession();
  const request = useBackups();
  const { creating, create, verify, remove } = useBackupWrites();

  async function run(failed: string, work: () => Promise<string | undefined>) {
    await attempt(work, { done: (message) => message, failed });
    void request.mutate();
  }

  const make = () =>
    run(t('backups.createFailed'), async () => t('backups.created', await create()));

  const check = (backup: Backup) =>
    run(t('backups.verifyFailed'), async () => {
      const { success, rows, message } = await verify(backup.name);
      if (success) return t('backups.whole', { rows: number(rows) });
      toast({ tone: 'error', message });
      return undefined;
    });

  const download = ({ name }: Backup) =>
    run(t('backups.downloadFailed'), async () => {
      saveFile(await fetchBackup(name), name);
      return undefined;
    });

  async function drop({ name }: Backup) {
    const sure = await isSure(t('backups.deleteTitle'), name, t('action.delete'));
    if (!sure) return;
    await run(t('backups.deleteFailed'), async () => {
      await remove(name);
      return t('backups.deleted');
    });
  }

  const columns: readonly Column<Backup>[] = [
    { header: t('word.time'), lead: true, cell: ({ created_at }) => instant(created_at) },
    { header: t('word.kind'), cell: ({ kind }) => t(`backups.of.${kind}`) },
    {
      header: t('backups.size'),
      align: 'end',
      cell: ({ bytes }) => t('backups.megabytes', { size: (bytes / megabyte).toFixed(2) }),
    },
  ];

  return (
    <QueryTable
      title={t('backups.title')}
      actions={
        <Button needsNetwork busy={creating} onClick={() => void make()}>
          {t('backups.create')}
        </Button>
      }
      request={request}
      failed={t('backups.loadFailed')}
      empty={t('backups.none')}
      rowsWhileLoading={2}
      columns={columns}
      rowKey={({ name }) => name}
      acts={(backup) => [
        { label: t('backups.verify'), needsNetwork: true, run: () => check(backup) },
        is('super_admin') && {
          label: t('backups.download'),
          needsNetwork: true,
          run: () => download(backup),
        },
        is('super_admin') && {
          label: t('action.delete'),
          needsNetwork: true,
          run: () => drop(backup),
        },
      ]}
    >
      <small>
        {t('backups.restore')} <code>{t('backups.restoreRun')}</code>
      </small>
    </QueryTable>
  );
}
