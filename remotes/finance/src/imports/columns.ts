import { textLength } from '@board/contracts/constants/limits';
import { type DateOrder, dateOrder, readDate } from './read-dates.ts';

/** No statement has more columns. */
export const mostColumns = 200;

/** What a person may choose a column for. */
export const importFields = [
  'date',
  'amount',
  'spending',
  'income',
  'type',
  'counterparty',
  'description',
  'category',
  'time',
] as const;
/** Found by their headings alone. */
const quietFields = ['payer', 'place', 'kind', 'status', 'refunded', 'currency'] as const;
export type ImportField = (typeof importFields)[number];
type AnyField = ImportField | (typeof quietFields)[number];

/** Which column holds what; -1 where none does. */
export type ColumnMap = Readonly<Record<AnyField, number>>;

/** As ledgers, banks and payment services head their columns; the first that occurs is taken. */
const headings: Readonly<Record<AnyField, readonly RegExp[]>> = {
  date: [
    /^(日期|date|day)$/,
    /^交易(日期|日|时间|日期时间)$/,
    /^(付款|支付|消费|账务|发生|交易创建|创建|记录)时间$/,
    /^(记账|入账|消费|账务|发生|付款)(日期|日)$/,
    /^(transaction|trans|tran|booking|posting|posted|post|entry|completed|started|created|payment|value)[ _.-]*date$/,
    /^(date posted|buchung(stag|sdatum)?|datum|date ?op(é|e)?(ration)?)$/,
  ],
  amount: [
    /^(金额|实付金额|(结算|入账)币种?\/金额)$/,
    /^(交易|记账|入账|发生|支付|付款|消费|订单|人民币|收支|收入\/支出|交易币种?\/)金额$/,
    /^(交易)?发生额$/,
    /^((transaction|billing|net|total|paid|local)[ _])?amount$/,
    /^(sum|value|betrag|umsatz|bedrag|montant)$/,
    /^net$/,
    /^gross$/,
  ],
  spending: [
    /^(记账|入账)金额\((支出|借方?|转出)\)$/,
    /^.*\((支出|借方?|转出|支取)\)$/,
    /^(支出|支取|提款|转出|借方?)(金额|发生额|额)?$/,
    /^(debits?|paid out|money out|withdrawals?|spending|spent|expenses?|out|outflow|soll|belastung|débit)( am(oun)?t\.?)?$/,
  ],
  income: [
    /^(记账|入账)金额\((收入|贷方?|转入)\)$/,
    /^.*\((收入|贷方?|转入|存入)\)$/,
    /^(收入|存入|存款|转入|贷方?)(金额|发生额|额)?$/,
    /^(credits?|paid in|money in|deposits?|income|in|inflow|haben|gutschrift|crédit)( am(oun)?t\.?)?$/,
  ],
  type: [
    /^收(入)?\/支(出)?$/,
    /^收支(类型|标志|方向)?$/,
    /^借\/?贷(标志|标识|方向|状态)?$/,
    /^(资金流向|资金状态|方向)$/,
    /^(类型|交易类型)$/,
    /^(income|debit|credit|dr|cr) ?\/ ?(expense|debit|credit|dr|cr)$/,
    /^(direction|type|transaction type|af bij|umsatztyp)$/,
  ],
  description: [
    /^说明$/,
    /^(商品(说明|名称|信息)?|订单标题)$/,
    /^(描述|交易摘要|摘要|交易说明|交易描述|用途)$/,
    /^(交易)?(备注|附言)(\(摘要\))?$/,
    /^业务摘要$/,
    /^((transaction|booking)[ _])?(description|narrative|memo|text)$/,
    /^(verwendungszweck|beschreibung1?|libell(é|e)|label|transaction ref1|mededelingen|omschrijving(-1)?|item title)$/,
    /^buchungstext$/,
    /^((transaction|booking|payment)[ _])?(details|narration|particulars|notes?|reference|remarks?|purpose)$/,
  ],
  counterparty: [
    /^交易对(方|手)$/,
    /^对(方|手)(信息|户名|名称|姓名|单位|单位名称|账户名称?|账号名称|户名\/账号)?$/,
    /^(商户|商家|收款方|收款人)(名称)?$/,
    /^对方账号与户名$/,
    /^(payee|merchant|merchant name|partner name|counter ?party|name|beneficiary)$/,
    /^(zahlungsempfängerin|name zahlungsbeteiligter|naam (\/ omschrijving|tegenpartij)|(auftraggeber|empfänger|beg(ue|ü)nstigter)( ?\/.*)?)$/,
  ],
  category: [/^(分类|类别|消费分类|category)$/],
  time: [/^(交易|记账|入账)?时间$/, /^time$/],
  /** Who paid what came in, where the other column holds who got what went out. */
  payer: [/^zahlungspflichtiger$/],
  place: [/^交易(地点|场所)(\/附言)?$/, /^用途$/],
  kind: [/^交易(类型|分类|名称)$/, /^业务摘要$/, /^(业务|账务)?类型$/, /^(transaction )?type$/],
  status: [/^(交易|当前)?状态$/, /^(status|state)$/],
  refunded: [/^(成功退款|已退款|退款金额|refunded?)$/],
  currency: [/^(交易)?(币种|币别|货币)$/, /^(currency|ccy|währung|munt)$/],
};

const units =
  /[(（](元|人民币元?|cny|rmb|yuan|[a-z]{3}|[¥$£€]|单位:元)[)）]| in [a-z]{3}$| euros?$/g;

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\uFEFF*#]/g, '')
    .toLowerCase()
    .replace(units, '')
    .replace(/\s+/g, ' ')
    .trim();

const allFields: readonly AnyField[] = [...importFields, ...quietFields];
const no = Object.fromEntries(allFields.map((field) => [field, -1])) as Record<AnyField, number>;

function mapOf(cells: readonly string[]): ColumnMap {
  const names = cells.map(plain);
  const map = { ...no };
  for (const field of allFields) {
    for (const pattern of headings[field]) {
      map[field] = names.findIndex((name) => pattern.test(name));
      if (map[field] >= 0) break;
    }
  }
  if (map.time === map.date) map.time = -1;
  // Two columns of amounts say more than one; one of two alone is the only one there is, or a chance.
  if (map.income >= 0 && map.spending >= 0) map.amount = -1;
  else if (map.amount >= 0) Object.assign(map, { income: -1, spending: -1 });
  return map;
}

const known = (map: ColumnMap) => Object.values(map).filter((column) => column >= 0).length;

/** A day and some amount are all that a line needs. */
export const isMapped = ({ date, amount, income, spending }: ColumnMap): boolean =>
  date >= 0 && Math.max(amount, income, spending) >= 0;

export interface FoundTable {
  headings: string[];
  rows: string[][];
  columns: ColumnMap;
  /** It says of itself that it is of a credit card. */
  ofCard?: boolean;
  /** The person says that what it has as out came in, and the other way round. */
  turned?: boolean;
  /** Undefined where the year comes first, or the month has a name. */
  order: DateOrder | undefined;
}

/** The heading among the lines that payment services write above it, and what its columns mean. */
export function findTable(lines: readonly string[][]): FoundTable {
  const candidates = lines.slice(0, 40).map((cells, line) => ({ line, columns: mapOf(cells) }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, next) => (known(next.columns) > (found ? known(found.columns) : 1) ? next : found),
    undefined,
  );
  if (!best && lines[0]?.some(isDate)) return tableWithoutHeading(lines);
  const line = best?.line ?? 0;
  const columns = best?.columns ?? no;
  const table = {
    headings: (lines[line] ?? []).map((cell) => cell.replace(/^\uFEFF/, '')),
    rows: withYears(lines.slice(line + 1), columns.date, lines.slice(0, line).flat().join(' ')),
  };
  const ofCard =
    /信用卡(?!还款)|卡号[末后]四位|credit card|\bcard (no|member)\b|\bpurchased by\b/i.test(
      lines
        .slice(0, line + 1)
        .flat()
        .join(' '),
    );
  return withColumns(ofCard ? { ...table, ofCard } : table, columns);
}

const isDate = (cell: string): boolean => (readDate(cell) ?? readDate(cell, 'mdy')) !== undefined;
const isMoney = (cell: string): boolean => /\d[.,]\d\d\D*$/.test(cell) && !isDate(cell);
const isWords = (cell: string): boolean => /\p{L}{2}/u.test(cell);

/** Every line is one of the table: what its columns hold tells what they are, and the person sees it. */
function tableWithoutHeading(lines: readonly string[][]): FoundTable {
  const rows = lines.filter((cells) => cells.filter(Boolean).length > 1);
  const headings = (rows[0] ?? []).map(() => '');
  const some = rows.slice(0, 200);
  const columnsOf = (is: (cell: string) => boolean) =>
    headings.flatMap((_, at) => {
      const filled = some.flatMap((cells) => cells[at] || []);
      return filled.length > 0 && filled.every(is) ? [at] : [];
    });
  const [date = -1] = columnsOf(isDate);
  const [description = -1] = columnsOf(isWords);
  const [first = -1, second = -1] = columnsOf(isMoney);
  // Of two columns one is filled in each line; a balance is in all of them.
  const apart = second >= 0 && some.every((cells) => !cells[first] !== !cells[second]);
  const amounts = apart ? { spending: first, income: second } : { amount: first };
  return withColumns({ headings, rows }, { ...no, date, description, ...amounts });
}

/** Days without a year, or without anything where only the booking is known, are of the month that stands above, also among them. */
function withYears(lines: readonly string[][], date: number, above: string): string[][] {
  const areShort = lines.some((cells) => shortDay.test(cells[date] ?? ''));
  let said = monthSaid.exec(above);
  return lines.flatMap((cells) => {
    const [cell = '', other] = cells.filter(Boolean);
    const itsHead = monthHead.exec(cell);
    // A rule, a sum or a farewell below the table is one cell; behind a month its sums may stand.
    if (other === undefined || (areShort && itsHead)) {
      said = itsHead ?? said;
      return [];
    }
    const [, itsMonth, day] = shortDay.exec(cells[date] || (cells[date + 1] ?? '')) ?? [];
    const [, year, month] = said ?? [];
    if (!areShort || !day || !year) return [cells];
    const its = Number(itsMonth) > Number(month) ? Number(year) - 1 : year;
    return [cells.with(date, `${its}-${itsMonth}-${day}`)];
  });
}
const monthSaid = /(20\d\d) ?[年/-] ?(\d{1,2})/;
const monthHead =
  /^\D{0,9}(20\d\d) ?[年/-] ?(\d{1,2})(?:月(?!\d| ?\d{1,2}日)|(?![\d月]| ?[-/.] ?\d))/;
const shortDay = /^(\d{1,2})[-/.月](\d{1,2})日?$/;

/** What the statements of one bank or service have in common. */
export const sourceOf = ({ headings }: Pick<FoundTable, 'headings'>): string =>
  headings.map(plain).join('|').slice(0, textLength.title).toWellFormed();

/** The order of the days is that of the column they are read from. */
export function withColumns(
  table: Pick<FoundTable, 'headings' | 'rows' | 'ofCard' | 'turned'>,
  columns: ColumnMap,
): FoundTable {
  const order = dateOrder(table.rows.map((cells) => cells[columns.date] ?? ''));
  return { ...table, columns, order };
}
