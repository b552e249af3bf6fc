type Fraction = readonly [of: bigint, by: bigint];

/** '186/3+4' in hundredths, rounded once, at the end; undefined for what is no sum of plain numbers. */
export function calculate(text: string): number | undefined {
  const parts = text.match(/\d+\.?\d*|\.\d+|[-+*/]/g) ?? [];
  if (parts.length < 3 || parts.join('') !== text) return undefined;
  let sum: Fraction = [0n, 1n];
  let product = fractionOf(parts[0]);
  for (let at = 1; at < parts.length; at += 2) {
    const next = fractionOf(parts[at + 1]);
    if (!product || !next) return undefined;
    if (parts[at] === '*') product = times(product, next);
    else if (parts[at] === '/') product = times(product, [next[1], next[0]]);
    else {
      sum = plus(sum, product);
      product = parts[at] === '-' ? [-next[0], next[1]] : next;
    }
  }
  if (!product) return undefined;
  const [of, by] = plus(sum, product);
  return by === 0n ? undefined : Number((of * 200n + by) / (by * 2n));
}

function fractionOf(text = ''): Fraction | undefined {
  if (!/\d/.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

const times = (one: Fraction, other: Fraction): Fraction => [one[0] * other[0], one[1] * other[1]];

const plus = (one: Fraction, other: Fraction): Fraction => [
  one[0] * other[1] + other[0] * one[1],
  one[1] * other[1],
];
