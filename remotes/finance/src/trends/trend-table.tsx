import type { MonthTrend } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { firstDay } from '@board/time';
import { swatchOf } from '../states/series-colours.ts';
import { useTexts } from '../text.ts';
import { useSeriesName } from './series-name.ts';
import { type TrendView, trendSeries } from './trend-series.ts';
import styles from './trend-table.module.css';

/** The chart's twin: the legend for those who see it, every figure for everybody. */
export function TrendTable({ months, view }: { months: readonly MonthTrend[]; view: TrendView }) {
  const t = useTexts();
  const format = useFormat();
  const nameOf = useSeriesName();
  const { keys, rows } = trendSeries(months, view);
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        {keys.map((key) => (
          <li key={key}>
            <span className={styles.swatch} {...swatchOf(key)} />
            {nameOf(key)}
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{t('trends.asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className={styles.scroll} aria-label={t('trends.asTable')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('trends.month')}</th>
                {keys.map((key) => (
                  <th key={key} scope="col">
                    {nameOf(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ month, values }) => (
                <tr key={month}>
                  <th scope="row">{format.month(firstDay(month))}</th>
                  {keys.map((key) => (
                    <td key={key}>{format.currency(values[key] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
