import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../page/section.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { Table, type TableProps } from '../table/table.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { QueryFrame, type QueryFrameProps, type QueryPage } from './query-frame.tsx';
import styles from './query-table.module.css';

export interface QueryListProps<Row, Page extends QueryPage<Row>>
  extends QueryFrameProps<Row, Page> {
  /** In words, or as a whole. */
  readonly empty: ReactNode;
}

/** A list of what was asked for, a page at a time. */
export function QueryList<Row, Page extends QueryPage<Row>>(props: QueryListProps<Row, Page>) {
  const { empty, children, ...frame } = props;
  return (
    <QueryFrame<Row, Page> {...frame}>
      {(page) =>
        (page.pagination?.total ?? page.items.length) > 0 ? (
          children(page)
        ) : (
          <div className={styles.empty}>
            {typeof empty === 'string' ? <EmptyState text={empty} /> : empty}
          </div>
        )
      }
    </QueryFrame>
  );
}

export interface QueryTableProps<Row, Page extends QueryPage<Row>>
  extends Omit<TableProps<Row>, 'rows' | 'empty' | 'label'>,
    Omit<QueryFrameProps<Row, Page>, 'children'> {
  readonly empty: string;
  /** Its name, where it has no title that says it. */
  readonly label?: string;
  /** With one it is a section of its page. */
  readonly title?: string;
  /** Search, filters and what else can be done with the whole. */
  readonly actions?: SectionProps['actions'];
  readonly children?: ReactNode;
}

/** The same as a table. */
export function QueryTable<Row, Page extends QueryPage<Row>>(props: QueryTableProps<Row, Page>) {
  const { title, actions, empty, children, label, ...rest } = props;
  const { tableOf } = useUiTexts();
  const name = label ?? (tableOf && title !== undefined ? tableOf(title) : title) ?? '';
  const { request } = rest;
  const table = (
    <QueryFrame<Row, Page> {...rest}>
      {({ items }) => (
        <Table {...rest} label={name} rows={items} empty={<EmptyState text={empty} />} />
      )}
    </QueryFrame>
  );
  if (title === undefined) return table;
  return (
    <Section title={title} actions={actions} busy={!request.data && !request.error}>
      {table}
      {children}
    </Section>
  );
}
