import { toMinor } from '@board/contracts/constants/money';

export interface ReadMoney {
  /** In minor units; less than 0 for what went out where the file has signs. */
  minor: number;
  /** What of it came back, as the same cell says. */
  refunded: number;
}

const refund = /\((?:已)?(全额)?退款?[^\d().,]*([\d.,]*)[^\d().,]*\)$/;

/** Whether commas stand before cents in a column: where one has a cent or two behind it, or all its dots part thousands. */
export function hasCommas(cells: readonly string[]): boolean {
  const dotted = cells.filter((cell) => cell.includes('.'));
  return (
    cells.some((cell) => /\d,\d{1,2}[^\d.]*$/.test(cell)) ||
    (dotted.length > 0 && dotted.every((cell) => /^\D*[1-9]\d{0,2}(\.\d{3})+\D*$/.test(cell)))
  );
}

/** Nothing longer is money: what is no number would be tried from each of its digits. */
const longest = 40;

/** '¥1,234.50', '-12', '(8.00)', '12,50', '1.234,50', '1’234.50', '1,23,456', '18.00 DR', full-width figures, '131.77(已退款89.84)'. */
export function readMoney(cell: string, commas = false): ReadMoney | undefined {
  if (cell.trim().length > longest) return undefined;
  const text = cell
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/^'|[\s¥$£€元]|CNY\/?|RMB|EUR|HK\$/gi, '');
  const back = refund.exec(text);
  const minor = signedMinor(text.replace(refund, ''), commas);
  if (minor === undefined) return undefined;
  if (!back) return { minor, refunded: 0 };
  const refunded = back[1] || !back[2] ? Math.abs(minor) : signedMinor(back[2], commas);
  return refunded === undefined ? undefined : { minor, refunded };
}

function signedMinor(text: string, commas: boolean): number | undefined {
  const negative = /^-|^\(.*\)$|-$|DR$/i.test(text);
  const figures = text.replace(/^[+-]|[()]|-$|[CD]R$/gi, '').replace(/['’](?=\d{3})/g, '');
  // Where commas stand before cents, '1.500' is more than a thousand, and '12,500' is not.
  const isCents = commas ? /^(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/ : /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;
  const isGrouped = !commas && /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(figures);
  const value = isCents.test(figures)
    ? figures.replaceAll('.', '').replace(',', '.')
    : isGrouped
      ? figures.replaceAll(',', '')
      : figures;
  if (!/^\d*\.?\d+$/.test(value)) return undefined;
  const minor = toMinor(Number(value));
  return minor === undefined ? undefined : negative ? -minor : minor;
}
