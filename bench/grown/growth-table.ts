import { type Measured, measure } from '../api/compare.ts';
import { load, type Sample } from '../api/load.ts';
import type { Target } from '../api/target.ts';
import { say, sayRow } from '../web/report.ts';

export interface Growth {
  name: string;
  small: Target;
  large: Target;
  goal: number;
}

const warmUpRequests = 500;
const heads = ['', 'ratio', 'goal', '', 'large', 'small'];

/** Measures one call after the other and says a line of the table for each; answers whether all goals are met. */
export async function growthTable(
  title: string,
  growths: readonly Growth[],
  requests: number,
): Promise<boolean> {
  const rows: boolean[] = [];
  say(`${title}; CPU a request, medians of interleaved rounds of ${requests}`);
  sayRow(heads, widths);
  await warmUp(growths);
  for (const { name, small, large, goal } of growths) {
    const status = success(large);
    const found = await measure({
      anchor: small,
      product: large,
      requests,
      expected: { anchor: status, product: status },
    });
    rows.push(found.ratio <= goal);
    sayRow(cells(name, found, goal), widths);
  }
  return rows.every(Boolean);
}

/** What the calls share is compiled before the first is measured, not while it is. */
async function warmUp(growths: readonly Growth[]): Promise<void> {
  for (const { small, large } of growths) {
    for (const target of [small, large]) await load(target, warmUpRequests, success(target));
  }
}

const success = ({ method }: Target): number => (method === 'POST' ? 201 : 200);

function cells(name: string, { ratio, product, anchor }: Measured, goal: number): string[] {
  const verdict = ratio <= goal ? 'met' : 'MISSED';
  return [name, ratio.toFixed(2), `${goal}`, verdict, told(product), told(anchor)];
}

const told = ({ cpu, perSecond, p99 }: Sample): string =>
  `${cpu.toFixed(0)} us, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;

const widths = [34, 5, 4, 6, 30, 30];
