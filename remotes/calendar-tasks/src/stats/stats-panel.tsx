import type { Completion } from '@board/contracts/calls/tasks';
import { useFormat, useModuleVisible, useSelectedDay } from '@board/platform';
import { Button, LoadProblem, late, Panel, Ring, Skeleton } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { useTaskStats } from './stats.queries.ts';
import styles from './stats-panel.module.css';

const Trend = late(async () => (await import('./trend.tsx')).Trend, {
  meanwhile: () => <div className={styles.trendPlace} />,
});

/** How much is done: of the selected day and of everything, and the fortnight behind it. */
export function StatsPanel() {
  const t = useTexts();
  const { monthDay } = useFormat();
  const day = useSelectedDay();
  const showsRings = useModuleVisible('task-stats');
  const request = useTaskStats(day);
  const [wantsTrend, setWantsTrend] = useState(false);
  const showsTrend = wantsTrend || !showsRings;
  const { data } = request;
  return (
    <Panel
      title={t('stats.title')}
      busy={request.isLoading}
      actions={
        showsRings && (
          <Button
            label={t(wantsTrend ? 'stats.hideTrend' : 'stats.showTrend')}
            variant="link"
            className={styles.more}
            aria-expanded={wantsTrend}
            onClick={() => setWantsTrend(!wantsTrend)}
          />
        )
      }
      state={request.error && <LoadProblem request={request} failed={t('state.refreshFailed')} />}
    >
      {showsRings && (
        <div className={styles.rings}>
          {data ? (
            <>
              <CompletionRing label={monthDay(data.date)} counts={data.day} />
              <CompletionRing label={t('stats.overall')} counts={data.overall} />
            </>
          ) : (
            !request.error &&
            ['day', 'overall'].map((ring) => <Skeleton key={ring} width={92} height={92} round />)
          )}
        </div>
      )}
      {showsTrend && <Trend day={day} />}
    </Panel>
  );
}

function CompletionRing({
  label,
  counts,
}: {
  readonly label: string;
  readonly counts: Completion;
}) {
  const t = useTexts();
  const { number } = useFormat();
  const { completed, open } = counts;
  const total = completed + open;
  return (
    <Ring
      value={total === 0 ? 0 : completed / total}
      label={label}
      caption={
        total === 0
          ? t('stats.nothing')
          : t('stats.of', { count: total, completed: number(completed), total: number(total) })
      }
    />
  );
}
