/** Whole percents of their sum that add up to a hundred: what rounding leaves goes to those that lose most by it. */
export function percentsOf(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / whole) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const loses = (at: number) => (exact[at] ?? 0) - (percents[at] ?? 0);
  const first = [...percents.keys()].sort((a, b) => loses(b) - loses(a)).slice(0, left);
  return percents.map((percent, at) => (first.includes(at) ? percent + 1 : percent));
}
