import { pinyin } from 'pinyin-pro';

/** Those of one character that are heard; a fourth is only met in dictionaries. */
const mostReadings = 3;
/** Where GB 2312, the characters of all that is printed today, has its Han. */
const rows = { first: 0xb0, last: 0xf7 };
const cells = { first: 0xa1, last: 0xfe };

/** Every syllable with the characters that are read so: `a阿啊 ai哎唉…`. */
export function readingsTable(): string {
  const bySyllable = new Map<string, string>();
  for (const han of commonHan()) {
    for (const syllable of readingsOf(han)) {
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + han);
    }
  }
  return [...bySyllable]
    .sort()
    .map(([syllable, all]) => syllable + all)
    .join(' ');
}

function readingsOf(han: string): string[] {
  const read = pinyin(han, { toneType: 'none', multiple: true, type: 'array', v: true });
  return [...new Set(read)].filter((each) => /^[a-z]+$/.test(each)).slice(0, mostReadings);
}

function commonHan(): string[] {
  const decoder = new TextDecoder('gbk');
  const found: string[] = [];
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (let cell = cells.first; cell <= cells.last; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) found.push(character);
    }
  }
  return found;
}

if (import.meta.main) {
  process.stdout.write(`/** Written by \`node scripts/readings.ts\` from the data of pinyin-pro (MIT). */
export const readingsTable =
  '${readingsTable()}';
`);
}
