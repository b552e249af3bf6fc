/** As a bank of SWIFT sends its statements (MT940): `:61:` is an entry, `:86:` behind it says what for. */
export function linesOfMt940(text: string): string[][] {
  const [, ...parts] = text.split(/^:(\d\d[A-Z]?):/m);
  const lines: string[][] = [];
  let currency = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [tag = '', content = ''] = parts.slice(at, at + 2);
    if (/^60/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(content)?.[1] ?? '';
    if (tag === '61') lines.push(entryOf(content, currency));
    const entry = parts[at - 2] === '61' ? lines.at(-1) : undefined;
    if (tag === '86' && entry) Object.assign(entry, wordsOf(content));
  }
  return lines;
}

export const isMt940 = (start: string): boolean =>
  /^:2[05]:/m.test(start) && /^:(?:60[FM]|61):/m.test(start);

/** A credit that is taken back (RC) goes out, and a debit that is (RD) comes in. */
function entryOf(content: string, currency: string): string[] {
  const [, year, month, date, mark = '', amount = ''] =
    /^(\d\d)(\d\d)(\d\d)(?:\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})/.exec(content) ?? [];
  const way = /^(?:D|RC)$/.test(mark) ? 'DBIT' : 'CRDT';
  return year
    ? [
        `20${year}-${month}-${date}`,
        amount.replace(/,$/, '').replace(',', '.'),
        '',
        '',
        way,
        '',
        currency,
      ]
    : ['', '', content.trim(), '', '', '', ''];
}

/** By its place in a line: what it is for, and with whom. */
interface Words {
  2: string;
  3: string;
}

function wordsOf(content: string): Words {
  const lines = content.split(/\r?\n/).filter((line) => !/^-}?\s*$/.test(line));
  const [, by] = /^\d{3}([?^~<>@])(?=\d\d)/.exec(content) ?? [];
  const whole = lines.join('');
  if (by) return inFields(whole.split(by).slice(1));
  if (/^\/[A-Z]{2,5}\//.test(content)) return inCodes(whole);
  return { 2: lines.join(' ').trim(), 3: '' };
}

/** ?20 to ?29 and ?60 to ?63 are one text, in lines that end anywhere; ?32 and ?33 are a name, ?00 is a kind. */
function inFields(fields: readonly string[]): Words {
  const joined = (numbers: RegExp) =>
    fields
      .filter((field) => numbers.test(field.slice(0, 2)))
      .map((field) => field.slice(2))
      .join('');
  const use = joined(/^(?:2\d|6[0-3])$/);
  const [head = '', meant = ''] = use.split('SVWZ+', 2);
  const plain = /^[A-Z]{4}\+/.test(head) ? '' : head;
  return {
    2: (meant.split(/(?:[A-Z]{4}|BIC)\+/, 1)[0] || plain || joined(/^00$/)).trim(),
    3: joined(/^3[23]$/).trim(),
  };
}

function inCodes(text: string): Words {
  const value = (name: string) => text.split(`/${name}/`, 2)[1]?.split(/\/[A-Z]{4}\//, 1)[0] ?? '';
  const words = value('REMI').replace(/^(?:USTD|STRD)?\/\/?/, '');
  return { 2: words.replace(/\/+$/, '').trim(), 3: value('NAME').trim() };
}
