import { build } from '../../../config/build.ts';
import type { Labels, Metric } from '../../../measuring/metrics.ts';

/** What OTLP says in JSON: whole numbers of 64 bits are text there. */
type Nanoseconds = string;

export const nanoseconds = (ms: number): Nanoseconds => `${Math.round(ms * 1_000)}000`;

export const attributes = (labels: Labels) =>
  Object.entries(labels).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

export const scope = { name: 'board', version: build };

export const resource = (service: string, instance: string) => ({
  attributes: attributes({
    'service.name': service,
    'service.version': build,
    'service.instance.id': instance,
  }),
});

/** Counted since the process began. */
const cumulative = 2;

export function otlpMetric(
  metric: Metric,
  startTimeUnixNano: Nanoseconds,
  timeUnixNano: Nanoseconds,
) {
  const { name, help: description } = metric;
  const times = { startTimeUnixNano, timeUnixNano };
  if (metric.type === 'histogram') {
    const dataPoints = metric.spreads.map(({ labels, counts, sum }) => ({
      ...times,
      attributes: attributes(labels),
      count: String(counts.reduce((total, count) => total + count, 0)),
      sum,
      bucketCounts: counts.map(String),
      explicitBounds: metric.bounds,
    }));
    return {
      name,
      description,
      unit: 's',
      histogram: { aggregationTemporality: cumulative, dataPoints },
    };
  }
  const dataPoints = metric.figures.map(({ value, labels = {} }) => ({
    ...times,
    attributes: attributes(labels),
    asDouble: value,
  }));
  return metric.type === 'gauge'
    ? { name, description, gauge: { dataPoints } }
    : {
        name,
        description,
        sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints },
      };
}
