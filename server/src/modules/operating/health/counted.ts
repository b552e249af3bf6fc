import type { JobKind } from '@board/contracts/constants/operating';
import type { Labels, Metric } from '../../../measuring/metrics.ts';

/** What has been counted since the process began, or how much of it lies between two readings. */
export interface Counted {
  requests: number;
  errors: number;
  remote_errors: number;
  failed_jobs: number;
  mail_sent: number;
  mail_failed: number;
  push_sent: number;
  push_failed: number;
}

export function countedIn(metrics: readonly Metric[]): Counted {
  const requests = 'board_request_duration_seconds';
  return {
    requests: sumOf(metrics, requests),
    errors: sumOf(metrics, requests, ({ status }) => Number(status) >= 500),
    remote_errors: sumOf(metrics, 'board_remote_errors_total'),
    failed_jobs: failedJobs(metrics),
    mail_sent: sumOf(metrics, 'board_mail_sent_total'),
    mail_failed: failedJobs(metrics, 'mail.send'),
    push_sent: sumOf(metrics, 'board_push_sent_total'),
    push_failed: failedJobs(metrics, 'notifications.push'),
  };
}

const failedJobs = (metrics: readonly Metric[], only?: JobKind) =>
  sumOf(
    metrics,
    'board_job_runs_total',
    ({ kind, outcome }) => outcome !== 'done' && (only === undefined || kind === only),
  );

export const between = (before: Counted, now: Counted): Counted =>
  Object.fromEntries(
    (Object.keys(now) as (keyof Counted)[]).map((name) => [name, now[name] - before[name]]),
  ) as Record<keyof Counted, number>;

export function sumOf(
  metrics: readonly Metric[],
  name: string,
  counts: (labels: Labels) => boolean = () => true,
): number {
  return metrics
    .filter((metric) => metric.name === name)
    .flatMap((metric) => (metric.type === 'histogram' ? metric.spreads.map(inAll) : metric.figures))
    .reduce((sum, { value, labels = {} }) => (counts(labels) ? sum + value : sum), 0);
}

const inAll = ({ labels, counts }: { labels: Labels; counts: readonly number[] }) => ({
  labels,
  value: counts.reduce((sum, count) => sum + count, 0),
});
