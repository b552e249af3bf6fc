import { timetableLimit } from '../constants/limits.ts';
import { plainText, unwrapped } from './plain-text.ts';

const item = /^第?(\d{1,2})节?(?:-第?(\d{1,2})节?)?$/;

/** The periods that a text names, ascending; null when it cannot be read, empty when there are none. */
export function readPeriods(text: string): readonly number[] | null {
  const plain = unwrapped(plainText(text))
    .replace(/^(?:periods?|第(?=\d.*节$))/i, '')
    .replace(/节$/, '');
  if (plain === '') return text.trim() === '' ? [] : null;
  const periods = new Set<number>();
  for (const part of plain.split(',')) {
    const match = item.exec(part);
    if (!match) return null;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    if (first < 1 || last < first || last > timetableLimit.periods) return null;
    for (let period = first; period <= last; period += 1) periods.add(period);
  }
  return [...periods].sort((a, b) => a - b);
}

/** As the API answers it: '1-2节', '1-2,5节', or empty. */
export function writePeriods(periods: readonly number[]): string {
  if (periods.length === 0) return '';
  return `${runs(periods)
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(',')}节`;
}

/** Consecutive numbers taken together. */
export function runs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const current = found.at(-1);
    if (current && number === current[1] + 1) current[1] = number;
    else found.push([number, number]);
  }
  return found;
}
