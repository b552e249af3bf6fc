import { dayFrom } from '../grown/days.ts';
import { measure } from './compare.ts';
import type { Target } from './target.ts';

/** What a browser's page asks for when it is loaded anew, after the session and but for the live stream. */
export function callsOfFirstScreen(today: string): string[] {
  const between = (from: number, to: number) =>
    `start_date=${dayFrom(today, from)}&end_date=${dayFrom(today, to)}`;
  return [
    '/dashboard',
    `/tasks/calendar?${between(-26, 15)}`,
    `/courses?${between(-26, 15)}`,
    `/courses?${between(0, 6)}`,
    '/tasks?completed=false&page=1&limit=20',
    '/ai/status',
  ];
}

/** The refresh beside all the calls together, which it would be if nothing told what moved. */
export async function compareWithReload({
  refresh,
  reload,
  requests,
  goal,
}: {
  refresh: Target;
  reload: readonly Target[];
  requests: number;
  goal: number;
}): Promise<boolean> {
  const expected = { anchor: 200, product: 304 };
  const refreshes: number[] = [];
  let whole = 0;
  for (const call of reload) {
    const { anchor, product } = await measure({
      anchor: call,
      product: refresh,
      requests,
      expected,
    });
    whole += anchor.cpu;
    refreshes.push(product.cpu);
  }
  const mean = refreshes.reduce((sum, cpu) => sum + cpu, 0) / refreshes.length;
  const ratio = mean / whole;
  console.log(
    `auto-refresh against the ${reload.length} calls of a full reload: ${ratio.toFixed(3)} times (goal ${goal}) ${ratio <= goal ? 'met' : 'MISSED'}; ${mean.toFixed(0)} us, ${whole.toFixed(0)} us`,
  );
  return ratio <= goal;
}
