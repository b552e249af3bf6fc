import { healthSampleMs } from '@board/contracts/constants/operating';
import { dayMs } from '@board/time';
import styles from './day-chart.module.css';

interface DayChartProps {
  readonly points: readonly { readonly at: string; readonly value: number }[];
  readonly since: string;
}

const width = dayMs / healthSampleMs;
const height = 40;

/** A line for each five minutes of a day, so that a time without a server is a gap. What it shows stands beside it. */
export function DayChart({ points, since }: DayChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const lines = points.map(({ at, value }) => {
    const x = (Date.parse(at) - Date.parse(since)) / healthSampleMs - 0.5;
    return `M${x.toFixed(2)} ${height}v${(-(value / most) * height).toFixed(2)}`;
  });
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}
