import type { Backup } from '@board/contracts/calls/backups';
import { confirm, messageOf, toast, useFormat, useSession } from '@board/platform';
import { Button, EmptyState } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { Section } from '../console/section.tsx';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { saveFile } from '../states/save-file.ts';
import { useAdminText } from '../text.ts';
import { fetchBackup, useBackups, useBackupWrites } from './backups.queries.ts';
import styles from './backups-section.module.css';

const megabyte = 1024 * 1024;

/** Snapshots that lie on the server, from which everything can be had back. */
export function BackupsSection() {
  const t = useAdminText();
  const { number, instant } = useFormat();
  const { is } = useSession();
  const request = useBackups();
  const { creating, create, verify, remove } = useBackupWrites();

  async function attempt(work: () => Promise<string | undefined>, failure: string) {
    try {
      const done = await work();
      if (done) toast({ tone: 'success', message: done });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, failure) });
    }
    void request.mutate();
  }

  const make = () =>
    attempt(async () => {
      const { name } = await create();
      return t('backups.created', { name });
    }, t('backups.create_failed'));

  const check = (backup: Backup) =>
    attempt(async () => {
      const { success, rows, message } = await verify(backup.name);
      if (!success) {
        toast({ tone: 'error', message });
        return undefined;
      }
      return t('backups.whole', { rows: number(rows) });
    }, t('backups.verify_failed'));

  const download = (backup: Backup) =>
    attempt(async () => {
      saveFile(await fetchBackup(backup.name), backup.name);
      return undefined;
    }, t('backups.download_failed'));

  async function drop(backup: Backup) {
    const sure = await confirm({
      title: t('backups.delete_title'),
      message: backup.name,
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!sure) return;
    await attempt(async () => {
      await remove(backup.name);
      return t('backups.deleted');
    }, t('backups.delete_failed'));
  }

  const columns: readonly Column<Backup>[] = [
    {
      id: 'time',
      header: t('backups.time'),
      lead: true,
      cell: ({ created_at }) => instant(Date.parse(created_at)),
    },
    { id: 'kind', header: t('backups.kind'), cell: ({ kind }) => t(`backups.of.${kind}`) },
    {
      id: 'size',
      header: t('backups.size'),
      align: 'end',
      cell: ({ bytes }) => t('backups.megabytes', { size: (bytes / megabyte).toFixed(2) }),
    },
  ];

  return (
    <Section
      title={t('backups.title')}
      actions={
        <Button icon="plus" busy={creating} onClick={() => void make()}>
          {t('backups.create')}
        </Button>
      }
    >
      <Loaded
        request={request}
        failure={t('backups.load_failed')}
        skeleton={<RowsSkeleton rows={2} />}
      >
        {({ items }) => (
          <Table
            label={t('state.table', { title: t('backups.title') })}
            columns={columns}
            rows={items}
            rowKey={({ name }) => name}
            actionsLabel={t('users.actions')}
            rowActions={(backup) => (
              <span className={styles.actions}>
                <Button variant="quiet" size="small" onClick={() => void check(backup)}>
                  {t('backups.verify')}
                </Button>
                {is('super_admin') && (
                  <>
                    <Button variant="quiet" size="small" onClick={() => void download(backup)}>
                      {t('backups.download')}
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => void drop(backup)}>
                      {t('action.delete')}
                    </Button>
                  </>
                )}
              </span>
            )}
            empty={<EmptyState text={t('backups.none')} />}
          />
        )}
      </Loaded>
      <p className={styles.note}>{t('backups.restore')}</p>
    </Section>
  );
}
