import { readingsTable } from './readings-table.ts';

let known: Map<string, string[]> | undefined;

/** How a character may be read in pinyin, the commonest way first; a rare one is not known. */
export function readingsOf(han: string): readonly string[] {
  known ??= unfolded();
  return known.get(han) ?? [];
}

function unfolded(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of readingsTable.split(' ')) {
    const [syllable = ''] = /^[a-z]+/.exec(entry) ?? [];
    for (const han of entry.slice(syllable.length)) {
      const others = found.get(han);
      if (others) others.push(syllable);
      else found.set(han, [syllable]);
    }
  }
  return found;
}

/** Nobody spells more at once, and each letter costs a walk from each character. */
const mostLetters = 24;

/** How many characters of a run, from one on, are spelt by letters: in full, the last perhaps in part, or by initials. */
export function spelt(run: string, from: number, letters: string): number {
  if (letters.length > mostLetters) return 0;
  return inFull(run, from, letters) || byInitials(run, from, letters);
}

function byInitials(run: string, from: number, letters: string): number {
  if (from + letters.length > run.length) return 0;
  for (let place = 0; place < letters.length; place += 1) {
    const readings = readingsOf(run.charAt(from + place));
    if (!readings.some((reading) => reading[0] === letters[place])) return 0;
  }
  return letters.length;
}

function inFull(run: string, from: number, letters: string): number {
  for (const reading of readingsOf(run.charAt(from))) {
    if (reading.startsWith(letters)) return 1;
    if (!letters.startsWith(reading)) continue;
    const further = inFull(run, from + 1, letters.slice(reading.length));
    if (further > 0) return 1 + further;
  }
  return 0;
}
