type Labels = Readonly<Record<string, string | number>>;

const escaped = (value: string | number): string =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function series(name: string, labels: Labels): string {
  const inner = Object.entries(labels)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(',');
  return inner === '' ? name : `${name}{${inner}}`;
}

/** One figure of the present moment, as Prometheus reads it. */
export function gauge(name: string, help: string, value: number, labels: Labels = {}): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${series(name, labels)} ${value}\n`;
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
