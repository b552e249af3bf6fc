import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { type Column, keyOf, type Sorting } from './columns.ts';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';

/** What can be done with a row: its words, and by which name it is told from that of other rows. */
export interface RowAct {
  readonly label: string;
  readonly name?: string | undefined;
  /** Without a network it says so and cannot be pressed. */
  readonly needsNetwork?: boolean | undefined;
  readonly run: () => unknown;
}

export interface TableProps<Row> {
  /** The name of the table, for those who do not see the heading above it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The same where it is words to press. */
  readonly acts?: ((row: Row) => readonly (RowAct | false)[]) | undefined;
  readonly actionsLabel?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  /** Stands in place of the rows when there is none. */
  readonly empty?: ReactNode;
  /** Scrolls inside this height; without it the head sticks to the page. */
  readonly maxHeight?: number | string | undefined;
}

/** Becomes a list of cards where its own place is narrower than 560 px. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, empty, maxHeight, sorting, onSort, acts } = props;
  const { actions } = useUiTexts();
  const rowActions =
    props.rowActions ?? (acts && ((row: Row) => acts(row).map((act) => act && actButton(act))));
  const actionsLabel = rowActions && (props.actionsLabel ?? actions);
  const most = typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight;
  const scrolling = most === undefined ? {} : { tabIndex: 0, style: sized({ '--most': most }) };
  return (
    <section className={styles.frame} aria-label={label} {...scrolling}>
      <table className={styles.table} aria-label={label}>
        <TableHead {...{ columns, actionsLabel, sorting, onSort }} />
        <tbody className={styles.body}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, columns, rowActions }} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty && <div className={styles.empty}>{empty}</div>}
    </section>
  );
}

const sized = (sizes: Record<`--${string}`, string>): CSSProperties => sizes;

const actButton = ({ label, name, needsNetwork, run }: RowAct) => (
  <Button
    key={label}
    variant="quiet"
    size="small"
    needsNetwork={needsNetwork}
    label={label}
    aria-label={name}
    onClick={() => void run()}
  />
);

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}

function TableRow<Row>({ row, columns, rowActions }: TableRowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => {
        const align = column.align === 'end' && styles.end;
        const key = keyOf(column);
        return column.lead ? (
          <th key={key} scope="row" className={classNames(styles.cell, styles.lead, align)}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={key}
            className={classNames(styles.cell, align, column.spare && styles.spare)}
            data-label={column.header}
          >
            {column.cell(row)}
          </td>
        );
      })}
      {rowActions && <td className={classNames(styles.cell, styles.actions)}>{rowActions(row)}</td>}
    </tr>
  );
}
