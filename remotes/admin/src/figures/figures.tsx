import type { AdminStats } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Icon, Loaded, Skeleton, Status } from '@board/ui';
import type { ReactNode } from 'react';
import { areaName, useTexts } from '../text.ts';
import styles from './figures.module.css';
import { useStats } from './figures.queries.ts';

/** The four figures that say at a glance how things stand. */
export function Figures() {
  const t = useTexts();
  const request = useStats();
  return (
    <section className={styles.figures} aria-label={t('figures.title')}>
      <Loaded request={request} failed={t('figures.failed')} skeleton={<Cards stats={undefined} />}>
        {(stats) => <Cards stats={stats} />}
      </Loaded>
    </section>
  );
}

function Cards({ stats }: { readonly stats: AdminStats | undefined }) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <dl className={styles.cards} aria-busy={stats === undefined || undefined}>
      <Card name={t('figures.users')} value={stats?.total_users}>
        {stats && t('figures.newUsers', { count: stats.new_users, shown: number(stats.new_users) })}
      </Card>
      <Card name={t('figures.courses')} value={stats?.active_courses}>
        {stats && t('figures.nextDays')}
      </Card>
      <Card name={t('figures.tasks')} value={stats?.pending_tasks}>
        {stats && t('figures.ofAll')}
      </Card>
      <Card name={t('figures.warnings')} value={stats?.system_warnings}>
        {stats && <Warnings stats={stats} />}
      </Card>
    </dl>
  );
}

interface CardProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly children: ReactNode;
}

function Card({ name, value, children }: CardProps) {
  const { number } = useFormat();
  return (
    <div className={styles.card}>
      <dt>{name}</dt>
      <dd>
        {value === undefined ? <Skeleton height={32} width={96} /> : <span>{number(value)}</span>}
        <small>{children}</small>
      </dd>
    </div>
  );
}

function Warnings({ stats }: { readonly stats: AdminStats }) {
  const t = useTexts();
  if (stats.system_warnings === 0) return <Status tone="success">{t('figures.allWell')}</Status>;
  return (
    <span className={styles.areas}>
      <Icon name="warning" size="small" />
      <span>{stats.warning_modules.map((area) => areaName(t, area)).join(', ')}</span>
    </span>
  );
}
