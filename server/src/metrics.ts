type Labels = Readonly<Record<string, string | number>>;

const escaped = (value: string | number): string =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function series(name: string, labels: Labels): string {
  const inner = Object.entries(labels)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(',');
  return inner === '' ? name : `${name}{${inner}}`;
}

interface Figure {
  value: number;
  labels?: Labels;
}

const family = (
  type: 'gauge' | 'counter',
  name: string,
  help: string,
  figures: Iterable<Figure>,
): string => {
  const lines = [...figures].map(({ value, labels = {} }) => `${series(name, labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
};

/** Figures of the present moment, as Prometheus reads them. */
export const gauges = (name: string, help: string, figures: readonly Figure[]): string =>
  family('gauge', name, help, figures);

export const gauge = (name: string, help: string, value: number, labels: Labels = {}): string =>
  gauges(name, help, [{ value, labels }]);

/** How often something has happened in this process. Its labels are of few values, never a person's. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #found = new Map<string, { value: number; labels: Labels }>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels): void {
    const key = Object.values(labels).join(' ');
    const found = this.#found.get(key);
    if (found) found.value += 1;
    else this.#found.set(key, { value: 1, labels });
  }

  text(): string {
    return family('counter', this.#name, this.#help, this.#found.values());
  }
}

/** How long requests took, by route: counted into buckets, which cost one addition each. */
export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #found = new Map<string, { labels: Labels; counts: number[]; sum: number }>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(key: string, labels: () => Labels, seconds: number): void {
    let found = this.#found.get(key);
    if (!found) {
      found = { labels: labels(), counts: new Array(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#found.set(key, found);
    }
    const bucket = this.#bounds.findIndex((bound) => seconds <= bound);
    const place = bucket === -1 ? this.#bounds.length : bucket;
    found.counts[place] = (found.counts[place] ?? 0) + 1;
    found.sum += seconds;
  }

  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const { labels, counts, sum } of this.#found.values()) {
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        const le = this.#bounds[index] ?? '+Inf';
        lines.push(`${series(`${this.#name}_bucket`, { ...labels, le })} ${total}`);
      }
      lines.push(`${series(`${this.#name}_sum`, labels)} ${sum}`);
      lines.push(`${series(`${this.#name}_count`, labels)} ${total}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
