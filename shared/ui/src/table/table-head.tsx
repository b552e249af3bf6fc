import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Column, flipped, keyOf, type Sorting } from './columns.ts';
import styles from './table.module.css';

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actionsLabel: string | undefined;
  readonly sorting: Sorting | undefined;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

export function TableHead<Row>({ columns, actionsLabel, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead className={styles.header}>
      <tr>
        {columns.map((column) => {
          const key = keyOf(column);
          const direction = sorting?.column === key ? sorting.direction : undefined;
          return (
            <th
              key={key}
              scope="col"
              className={classNames(styles.head, column.align === 'end' && styles.end)}
              aria-sort={direction}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(flipped(sorting, key))}
                >
                  {column.header}
                  {direction && (
                    <Icon name={direction === 'ascending' ? 'up' : 'down'} size="small" />
                  )}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsLabel && (
          <th scope="col" className={classNames(styles.head, styles.actions)}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
