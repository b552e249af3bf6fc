export type Labels = Readonly<Record<string, string | number>>;

interface Figure {
  value: number;
  labels?: Labels;
}

interface Spread {
  labels: Labels;
  /** In each bucket by itself; one more than there are bounds. */
  counts: number[];
  sum: number;
}

/** One metric with all its figures, for whoever writes them down: Prometheus' text, or OTLP. */
export type Metric = { name: string; help: string } & (
  | { type: 'gauge' | 'counter'; figures: readonly Figure[] }
  | { type: 'histogram'; bounds: readonly number[]; spreads: readonly Spread[] }
);

/** Figures of the present moment. */
export const gauges = (name: string, help: string, figures: readonly Figure[]): Metric => ({
  type: 'gauge',
  name,
  help,
  figures,
});

export const gauge = (name: string, help: string, value: number, labels: Labels = {}): Metric =>
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

  add(labels: Labels, times = 1): void {
    const key = Object.values(labels).join(' ');
    const found = this.#found.get(key);
    if (found) found.value += times;
    else this.#found.set(key, { value: times, labels });
  }

  read(): Metric {
    const figures = [...this.#found.values()];
    return { type: 'counter', name: this.#name, help: this.#help, figures };
  }
}

/** How long requests took, by route: counted into buckets, which cost one addition each. */
export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #found = new Map<string, Spread>();

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

  read(): Metric {
    const spreads = [...this.#found.values()];
    return {
      type: 'histogram',
      name: this.#name,
      help: this.#help,
      bounds: this.#bounds,
      spreads,
    };
  }
}
