import type { Labels, Metric } from '../../../measuring/metrics.ts';

const escaped = (value: string | number): string =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function series(name: string, labels: Labels): string {
  const inner = Object.entries(labels)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(',');
  return inner === '' ? name : `${name}{${inner}}`;
}

/** As Prometheus reads it, in its text format. */
export function prometheusText(metric: Metric): string {
  const { name, help, type } = metric;
  const lines =
    metric.type === 'histogram'
      ? spreadLines(metric)
      : metric.figures.map(({ value, labels = {} }) => `${series(name, labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function spreadLines({ name, bounds, spreads }: Metric & { type: 'histogram' }): string[] {
  const lines: string[] = [];
  for (const { labels, counts, sum } of spreads) {
    let total = 0;
    for (const [index, count] of counts.entries()) {
      total += count;
      const le = bounds[index] ?? '+Inf';
      lines.push(`${series(`${name}_bucket`, { ...labels, le })} ${total}`);
    }
    lines.push(`${series(`${name}_sum`, labels)} ${sum}`);
    lines.push(`${series(`${name}_count`, labels)} ${total}`);
  }
  return lines;
}
