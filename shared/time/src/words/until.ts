import type { Reading } from './scan.ts';

const inside = /^(?:until|till?)\b/i;
const before =
  /(?:\b(?:until|till?|through|thru|up to)\s+(?:the\s+)?|(?:一直|直|持续)?[到至])\s*$/i;

/** Behind a rhythm 'until' leads to its last day, and to a day of its own where there is none. */
export function withEnds(line: string, readings: readonly Reading[]): Reading[] {
  const isRhythm = readings.some(({ kind }) => kind === 'repeat');
  return readings.map((each) => {
    if (!isRhythm) return each.kind === 'until' ? { ...each, kind: 'day' } : each;
    if (each.kind !== 'day') return each;
    const lead = before.exec(line.slice(0, each.from))?.[0] ?? '';
    if (lead === '' && !inside.test(line.slice(each.from, each.to))) return each;
    return { ...each, kind: 'until', from: each.from - lead.length, part: undefined, sure: true };
  });
}
