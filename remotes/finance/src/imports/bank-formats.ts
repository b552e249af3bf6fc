import { elementsOf } from './elements-of.ts';
import { isMt940, linesOfMt940 } from './mt940.ts';

/** As a table with the headings that a CSV would have. */
const heading = ['date', 'amount', 'description', 'payee', 'type', 'time', 'currency', 'status'];

/** OFX, QIF, CAMT.053 and MT940; undefined for what is none of them. */
export function linesOfBank(text: string): string[][] | undefined {
  const start = text.slice(0, 2_000);
  if (/<OFX>|OFXHEADER/i.test(start)) return [heading, ...ofx(text)];
  if (/^\s*!(Type:|Account|Option)/i.test(start)) return [heading, ...qif(text)];
  if (/<(\w+:)?BkToCstmr/.test(start)) return [heading, ...camt(text)];
  if (isMt940(start)) return [heading, ...linesOfMt940(text)];
  return undefined;
}

/** Its elements need no end, so it is read by their beginnings. */
function ofx(text: string): string[][] {
  return text
    .split(/<STMTTRN>/i)
    .slice(1)
    .map((part) => {
      const [entry = ''] = part.split(/<\/(?:STMTTRN|BANKTRANLIST)>/i, 1);
      const value = (name: string) =>
        unescaped(new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(entry)?.[1] ?? '');
      const at = value('DTPOSTED');
      // Midnight is what is written where the time is not known.
      const time = at.slice(8, 14).replace(/^0+$/, '');
      const kind = value('TRNTYPE');
      return [
        at.slice(0, 8),
        value('TRNAMT'),
        value('MEMO'),
        value('NAME'),
        kind === 'XFER' ? 'own account' : '',
        time,
        '',
      ];
    });
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', nbsp: ' ', apos: "'", quot: '"' },
};
const unescaped = (text: string) =>
  text
    .replace(/&(?:#(\d{1,4})|(\w{2,4}));/g, (whole, code?: string, name = '') =>
      code ? String.fromCharCode(Number(code)) : (entities[name] ?? whole),
    )
    .trim();

/** One letter and a value on each line, `^` ends an entry. `11/21'26` is of this century. Lists of accounts and of options may stand above. */
function qif(text: string): string[][] {
  const begin = text.search(/^\s*!Type:(Bank|Cash|CCard|Oth)/im);
  return text
    .slice(begin)
    .split(/^\^.*$/m)
    .flatMap((entry) => {
      const value = (letter: string) =>
        new RegExp(`^${letter}(.*)$`, 'm').exec(entry)?.[1]?.trim() ?? '';
      const date = value('D').replace(/\s+/g, '').replace("'", '/');
      const amount = value('T');
      return date || amount ? [[date, amount, value('M'), value('P'), '', '', '']] : [];
    });
}

/** What is booked as one sum may say whose parts it has. */
function camt(text: string): string[][] {
  return [...elementsOf(text, 'Ntry')].flatMap((entry) => {
    const kind = valueIn(entry, 'CdtDbtInd');
    const booked = ['DtTm', 'Dt'].map((name) => valueIn(entry, 'BookgDt', name)).find(Boolean);
    const at = booked ?? valueIn(entry, 'ValDt', 'Dt');
    const [note, currency, status] = [
      valueIn(entry, 'AddtlNtryInf'),
      firstIn(entry, 'Amt')?.getAttribute('Ccy') ?? '',
      valueIn(entry, 'Sts'),
    ];
    return partsOf(entry).map(([part, amount]) => [
      at.slice(0, 10),
      amount,
      valueIn(part, 'Ustrd') || note,
      valueIn(part, 'RltdPties', kind === 'CRDT' ? 'Dbtr' : 'Cdtr', 'Nm'),
      kind,
      at.slice(11, 16),
      currency,
      status,
    ]);
  });
}

/** Those that come to the whole, else the whole. */
function partsOf(entry: Element): [Element, amount: string][] {
  const whole = valueIn(entry, 'Amt');
  const parts = [...entry.getElementsByTagNameNS('*', 'TxDtls')].map((part): [Element, string] => [
    part,
    valueIn(part, 'TxAmt', 'Amt') || valueIn(part, 'Amt'),
  ]);
  const sum = parts.reduce((all, [, amount]) => all + Math.round(Number(amount) * 100), 0);
  const isWhole = parts.length > 1 && sum === Math.round(Number(whole) * 100);
  return isWhole ? parts : [[entry, whole]];
}

const firstIn = (within: Element, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>(
    (found, name) => found?.getElementsByTagNameNS('*', name)[0],
    within,
  );
const valueIn = (within: Element, ...path: string[]): string =>
  firstIn(within, ...path)?.textContent?.trim() ?? '';
