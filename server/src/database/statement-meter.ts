import { DurationHistogram } from '../measuring/metrics.ts';

/** Milliseconds; a time is told as the end of its bucket. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const seconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
const maxShapes = 500;
const maxTexts = 1_000;
const longestText = 4_000;
const longestShape = 400;

interface Spread {
  shape: string;
  times: number;
  slowest: number;
  counts: number[];
}

export interface SlowStatement {
  /** Without values. */
  shape: string;
  times: number;
  slowest_ms: number;
  /** What 95 of 100 took at most. */
  p95_ms: number;
}

/** How long the statements of this process took, each shape by itself, until they are forgotten. */
export class StatementMeter {
  readonly #all = new DurationHistogram(
    'board_statement_duration_seconds',
    'Statements of the database, with what they waited for',
    seconds,
  );
  readonly #byShape = new Map<string, Spread>();
  /** Spares a text that comes again the search for its shape. */
  readonly #byText = new Map<string, Spread>();

  observe(sql: string, ms: number): void {
    this.#all.observe('', () => ({}), ms / 1_000);
    const spread = this.#byText.get(sql) ?? this.#spreadOf(sql);
    const bucket = bounds.findIndex((bound) => ms <= bound);
    const place = bucket === -1 ? bounds.length : bucket;
    spread.times += 1;
    spread.counts[place] = (spread.counts[place] ?? 0) + 1;
    if (ms > spread.slowest) spread.slowest = ms;
  }

  /** Whether it answers or fails. */
  async timed<T>(sql: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.observe(sql, performance.now() - begun);
    }
  }

  /** Those that once took as long, the slowest first. */
  slowest(leastMs: number, limit: number): SlowStatement[] {
    return [...this.#byShape.values()]
      .filter(({ slowest }) => slowest >= leastMs)
      .sort((a, b) => b.slowest - a.slowest)
      .slice(0, limit)
      .map((spread) => ({
        shape: spread.shape,
        times: spread.times,
        slowest_ms: Math.round(spread.slowest),
        p95_ms: p95(spread),
      }));
  }

  forget(): void {
    this.#byShape.clear();
    this.#byText.clear();
  }

  read = () => this.#all.read();

  #spreadOf(sql: string): Spread {
    const known = shapeOf(sql);
    // Whatever comes in ever new shapes is one together.
    const shape = this.#byShape.has(known) || this.#byShape.size < maxShapes ? known : '…';
    let spread = this.#byShape.get(shape);
    if (!spread) {
      spread = { shape, times: 0, slowest: 0, counts: new Array(bounds.length + 1).fill(0) };
      this.#byShape.set(shape, spread);
    }
    if (this.#byText.size >= maxTexts) this.#byText.clear();
    if (sql.length <= longestText) this.#byText.set(sql, spread);
    return spread;
  }
}

function p95({ times, counts, slowest }: Spread): number {
  let passed = 0;
  const place = counts.findIndex((count) => {
    passed += count;
    return passed >= times * 0.95;
  });
  return Math.round(Math.min(bounds[place] ?? slowest, slowest));
}

/** One for any values, any number of them, and either engine. */
export function shapeOf(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'|\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/cast\(\? as \w+\)/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim()
    .slice(0, longestShape);
}
