import type { Release, RemoteState } from '@board/contracts/calls/delivery';
import type { Channel } from '@board/contracts/constants/delivery';
import { attempt, isSure, useFormat } from '@board/platform';
import { Button, Status, Switch } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { releasesPageSize, useModuleWrites, useReleases } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

interface ReleasesTabProps {
  readonly state: RemoteState;
  readonly title: string;
  readonly onChanged: () => void;
}

/** What can be served, what is, and the way back. */
export function ReleasesTab({ state, title, onChanged }: ReleasesTabProps) {
  const t = useTexts();
  const { instant } = useFormat();
  const [page, setPage] = useState(1);
  const request = useReleases(state.name, page);
  const { promote, rollBack, setSelfHelp, preview, pending } = useModuleWrites(state);
  const [link, setLink] = useState<{ path: string; expires_at: string; version: string }>();
  const stable = state.channels.find(({ channel }) => channel === 'stable');

  async function move(work: Promise<unknown>, done: string) {
    await attempt(() => work, { done, failed: t('modules.failed') });
    onChanged();
    void request.mutate();
  }

  async function goBack() {
    const version = shortVersion(stable?.previous ?? null);
    const sure = await isSure(
      t('modules.backTitle', { name: title }),
      t('modules.backText', { version }),
      t('modules.back'),
    );
    if (sure) await move(rollBack('stable'), t('modules.nowAt', { name: title, version }));
  }

  const holdSelfHelp = (self_help: boolean) =>
    void move(
      setSelfHelp(self_help),
      t(self_help ? 'modules.selfHelpOn' : 'modules.selfHelpOff', { name: title }),
    );

  const serve = (release: Release, channel: Channel) =>
    void move(
      promote(release.version, channel),
      t('modules.nowAt', { name: title, version: shortVersion(release.version) }),
    );
  async function show({ version }: Release) {
    const making = preview(version);
    const made = await attempt(() => making, { failed: t('modules.failed') });
    if (made) setLink({ ...(await making), version: shortVersion(version) });
  }

  const servedOn = ({ version }: Release) =>
    state.channels.filter((pointer) => pointer.version === version).map(({ channel }) => channel);

  const byWhom = ({ origin, created_by }: Release) =>
    origin === 'local' ? t('modules.local') : created_by;

  const columns: readonly Column<Release>[] = [
    {
      header: t('word.version'),
      lead: true,
      cell: ({ version }) => <code title={version}>{shortVersion(version)}</code>,
    },
    {
      header: t('modules.serves'),
      cell: (release) => <ServedOn channels={servedOn(release)} release={release} />,
    },
    { header: t('modules.made'), cell: ({ created_at }) => instant(created_at) },
    { header: t('modules.by'), cell: byWhom },
  ];

  return (
    <div className={styles.fields}>
      {stable?.previous && (
        <div className={styles.row}>
          <span className={styles.note}>
            {t('modules.before', { version: shortVersion(stable.previous) })}
          </span>
          <Button needsNetwork variant="danger" busy={pending} onClick={() => void goBack()}>
            {t('modules.back')}
          </Button>
        </div>
      )}
      <Switch
        needsNetwork
        label={t('modules.selfHelp')}
        description={t('modules.selfHelpText')}
        checked={state.self_help}
        disabled={pending}
        onChange={holdSelfHelp}
      />
      {link && (
        <p className={styles.note} role="status">
          <a href={link.path}>{t('modules.previewLink', { version: link.version })}</a>{' '}
          {t('modules.previewUntil', { until: instant(link.expires_at) })}
        </p>
      )}
      <QueryTable
        label={t('state.table', { title: t('modules.tab.releases') })}
        request={request}
        failed={t('modules.loadFailed')}
        empty={t('modules.noReleases')}
        rowsWhileLoading={releasesPageSize}
        onPage={setPage}
        columns={columns}
        rowKey={({ version }) => version}
        acts={(release) => {
          const on = servedOn(release);
          const version = shortVersion(release.version);
          const act = (words: 'promote' | 'preview' | 'try', run: () => unknown) => ({
            label: t(`modules.${words}`),
            name: t(`modules.${words}Named`, { version }),
            needsNetwork: true,
            run,
          });
          return [
            !on.includes('stable') && act('promote', () => serve(release, 'stable')),
            on.length === 0 && act('preview', () => show(release)),
            on.length === 0 && act('try', () => serve(release, 'canary')),
          ];
        }}
      />
    </div>
  );
}

function ServedOn({ channels, release }: { channels: readonly Channel[]; release: Release }) {
  const t = useTexts();
  if (channels.includes('stable')) return <Status tone="success">{t('modules.onStable')}</Status>;
  if (channels.includes('canary')) return <Status tone="info">{t('modules.onCanary')}</Status>;
  if (release.revoked_at) return <Status tone="error">{t('modules.revoked')}</Status>;
  return <Status tone="off">{t('modules.kept')}</Status>;
}
