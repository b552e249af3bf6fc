import type { Health, HealthSample } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';
import { DayChart } from './day-chart.tsx';
import styles from './day-charts.module.css';

const measures = [
  ...(['requests', 'errors', 'remote_errors', 'loop_ms', 'busy', 'waiting'] as const),
  ...(['streams', 'failed_jobs', 'disk_free'] as const),
] satisfies (keyof HealthSample)[];
const gigabyte = 1e9;

/** A small chart for each measure, with what it is now and what it was at worst. */
export function DayCharts({ health: { samples, since } }: { readonly health: Health }) {
  const t = useTexts();
  const { clock, number } = useFormat();
  return (
    <ul className={styles.charts}>
      {measures.map((measure) => {
        const points = samples.map((sample) => ({ at: sample.at, value: sample[measure] }));
        const say = (value: number) => {
          if (measure === 'loop_ms') return t('health.ms', { value: number(value) });
          if (measure !== 'disk_free') return number(value);
          return t('health.gigabytes', { value: number(Math.round(value / gigabyte)) });
        };
        const isWorse = (a: number, b: number) => (measure === 'disk_free' ? a < b : a > b);
        const worst = points.reduce((a, b) => (isWorse(b.value, a.value) ? b : a));
        const words = t(measure === 'disk_free' ? 'health.least' : 'health.most', {
          value: say(worst.value),
          time: clock(worst.at),
        });
        return (
          <li key={measure}>
            <span className={styles.name}>{t(`health.measure.${measure}`)}</span>
            <strong>{say(points.at(-1)?.value ?? 0)}</strong>
            <DayChart {...{ points, since }} />
            <small>{worst.value === 0 ? t('health.none') : words}</small>
          </li>
        );
      })}
    </ul>
  );
}
