import { load, type Sample } from './load.ts';
import type { Target } from './target.ts';

export interface Comparison {
  name: string;
  anchor: Target;
  product: Target;
  requests: number;
  /** The status of a success, where the two differ the product's. */
  expected: { anchor: number; product: number };
  goal: number;
}

export interface Measured {
  anchor: Sample;
  product: Sample;
  ratio: number;
}

const rounds = 5;

/** Product and anchor in turns, so that what else the machine does meets both. */
export async function measure(comparison: Omit<Comparison, 'name' | 'goal'>): Promise<Measured> {
  const { anchor, product, requests, expected } = comparison;
  const samples: { anchor: Sample[]; product: Sample[] } = { anchor: [], product: [] };
  await load(anchor, 500, expected.anchor);
  await load(product, 500, expected.product);
  for (let round = 0; round < rounds; round += 1) {
    samples.anchor.push(await load(anchor, requests, expected.anchor));
    samples.product.push(await load(product, requests, expected.product));
  }
  const base = middle(samples.anchor);
  const mine = middle(samples.product);
  return { anchor: base, product: mine, ratio: mine.cpu / base.cpu };
}

export async function compare(comparison: Comparison): Promise<boolean> {
  const { name, goal } = comparison;
  const { anchor: base, product: mine, ratio } = await measure(comparison);
  const met = ratio <= goal;
  const told = ({ cpu, perSecond, p99 }: Sample) =>
    `${cpu.toFixed(0)} us, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `${name}: ${ratio.toFixed(2)} times (goal ${goal}) ${met ? 'met' : 'MISSED'}; product ${told(mine)}; anchor ${told(base)}`,
  );
  return met;
}

function middle(samples: readonly Sample[]): Sample {
  const median = (pick: (sample: Sample) => number) =>
    samples.map(pick).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
  return {
    cpu: median((sample) => sample.cpu),
    perSecond: median((sample) => sample.perSecond),
    p99: median((sample) => sample.p99),
  };
}
