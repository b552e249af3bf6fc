import type { MonthTrend } from '@board/contracts/calls/finance';
import { addMonths } from '@board/time';
import { EmptyState, late, Otherwise, Segmented } from '@board/ui';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import type { TrendView } from './trend-series.ts';
import { TrendTable } from './trend-table.tsx';
import { useTrends } from './trends.queries.ts';
import styles from './trends-section.module.css';

/** The table beneath says the same, so nothing has to be said when it cannot come. */
const TrendChart = late(async () => (await import('./trend-chart.tsx')).TrendChart, {
  failed: () => null,
});

const spans = ['6', '12', '24'] as const;
type Span = (typeof spans)[number];

/** Months beside each other: what came in and went out, or what it was spent on. */
export function TrendsSection({ endMonth }: { readonly endMonth: string }) {
  const t = useTexts();
  const [span, setSpan] = useState<Span>('6');
  const [view, setView] = useState<TrendView>('flow');
  return (
    <Section
      title={t('trends.title')}
      actions={
        <>
          <Segmented
            label={t('trends.view')}
            options={[
              { value: 'flow', label: t('trends.flow') },
              { value: 'categories', label: t('trends.categories') },
            ]}
            value={view}
            onChange={setView}
          />
          <Segmented
            label={t('trends.span')}
            options={spans.map((value) => ({
              value,
              label: t('trends.months', { count: Number(value) }),
            }))}
            value={span}
            onChange={setSpan}
          />
        </>
      }
    >
      <Loaded
        request={useTrends(addMonths(endMonth, 1 - Number(span)), endMonth)}
        skeleton={<div className={styles.place} data-to-come />}
        nothing={{ months: [] }}
      >
        {({ months }) =>
          isQuiet(months) ? (
            <EmptyState text={t('trends.empty')} />
          ) : (
            <figure className={styles.figure}>
              <div className={styles.place} aria-hidden="true">
                <Otherwise>
                  <TrendChart months={months} view={view} />
                </Otherwise>
              </div>
              <TrendTable months={months} view={view} />
            </figure>
          )
        }
      </Loaded>
    </Section>
  );
}

function isQuiet(months: readonly MonthTrend[]): boolean {
  return months.every(({ monthlyIncome, monthlyExpense }) => monthlyIncome + monthlyExpense === 0);
}
