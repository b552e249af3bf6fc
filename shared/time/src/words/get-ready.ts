import { vetoed } from './certain.ts';
import { pieces } from './scan.ts';

/** An expression is compiled as it runs for the first and for the second time, in both widths of letters. */
const firstLines = ['a', 'a', '一', '一'];
const mostMs = 5;

/** Has all expressions compiled, a few at a time, before the first letter of a line waits for that. */
export async function getReady(rest: () => Promise<void>): Promise<void> {
  let begun = performance.now();
  for (const pattern of [...pieces.map((piece) => piece.pattern), ...vetoed]) {
    for (const line of firstLines) line.search(pattern);
    if (performance.now() - begun < mostMs) continue;
    await rest();
    begun = performance.now();
  }
}
