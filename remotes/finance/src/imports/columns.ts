export const importFields = ['date', 'amount', 'type', 'description', 'category', 'time'] as const;
export type ImportField = (typeof importFields)[number];
export const neededFields: readonly ImportField[] = ['date', 'amount'];

/** Which column holds what; -1 where none does. */
export type ColumnMap = Readonly<Record<ImportField, number>>;

/** As ledgers, banks and payment services head their columns; the first that occurs is taken. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  date: [
    '日期',
    '交易日期',
    '交易时间',
    '记账日期',
    '付款时间',
    'date',
    'transaction date',
    'booking date',
  ],
  amount: ['金额', '交易金额', 'amount', 'sum', 'value'],
  type: ['收/支', '收支', '收支类型', '类型', 'type', 'income/expense', 'direction'],
  description: [
    '说明',
    '商品说明',
    '商品',
    '商品名称',
    '描述',
    '摘要',
    '备注',
    '交易对方',
    'description',
    'details',
    'memo',
    'note',
    'payee',
  ],
  category: ['分类', '类别', '交易分类', 'category'],
  time: ['时间', 'time'],
};

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/^\uFEFF/, '')
    .replace(/\(.*?\)/g, '')
    .trim()
    .toLowerCase();

function mapOf(cells: readonly string[]): ColumnMap {
  const names = cells.map(plain);
  const find = (field: ImportField) => {
    const heading = headings[field].find((name) => names.includes(name));
    return heading === undefined ? -1 : names.indexOf(heading);
  };
  return {
    date: find('date'),
    amount: find('amount'),
    type: find('type'),
    description: find('description'),
    category: find('category'),
    time: find('time'),
  };
}

const known = (map: ColumnMap) => Object.values(map).filter((column) => column >= 0).length;

export interface FoundTable {
  headings: string[];
  rows: string[][];
  columns: ColumnMap;
}

/** The heading among the lines that payment services write above it, and what its columns mean. */
export function findTable(lines: readonly string[][]): FoundTable {
  const candidates = lines.slice(0, 40).map((cells, line) => ({ line, columns: mapOf(cells) }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, next) => (known(next.columns) > (found ? known(found.columns) : 1) ? next : found),
    undefined,
  );
  const line = best?.line ?? 0;
  return {
    headings: (lines[line] ?? []).map((cell) => cell.replace(/^\uFEFF/, '')),
    rows: lines.slice(line + 1),
    columns: best?.columns ?? mapOf([]),
  };
}
