const dashes = /[~〜—–−‐‑―至到-]+/g;
const commas = /[、;]/g;
const numerals: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** One way of writing what people write in many: half-width, no spaces, '-' and ',' only, Arabic figures; '1 2' is not twelve. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=\d)\s+(?=\d)/g, ',')
    .replace(/\s+/g, '')
    .replace(/[【〔［]/g, '[')
    .replace(/[】〕］]/g, ']')
    .replace(dashes, '-')
    .replace(commas, ',')
    .replace(/[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]/g, figures);
}

function figures(numeral: string): string {
  const [tens, ones] = numeral.includes('十') ? numeral.split('十') : ['none', numeral];
  const ten = tens === 'none' ? 0 : tens === '' ? 10 : (numerals[tens ?? ''] ?? 0) * 10;
  return String(ten + (numerals[ones ?? ''] ?? 0));
}

/** Without the brackets that enclose the whole of it. */
export function unwrapped(text: string): string {
  const inside = /^(?:\(([^()]*)\)|\[([^[\]]*)\])$/.exec(text);
  return inside?.[1] ?? inside?.[2] ?? text;
}
