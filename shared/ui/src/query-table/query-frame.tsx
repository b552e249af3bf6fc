import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../loaded/loaded.tsx';
import { Pager } from '../pager/pager.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

export interface QueryPage<Row> {
  readonly items: readonly Row[];
  readonly pagination?: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly total_pages: number;
  };
}

export interface QueryFrameProps<Row, Page extends QueryPage<Row>>
  extends Omit<LoadedProps<Page>, 'skeleton'> {
  readonly rowsWhileLoading: number;
  readonly onPage?: ((page: number) => void) | undefined;
  /** Says how many there are even where one page holds them all. */
  readonly counts?: boolean | undefined;
  /** What stands below the rows. */
  readonly foot?: (page: Page) => ReactNode;
}

/** Whatever shows a page of a list: while it loads, when it failed, and the way to the other pages. */
export function QueryFrame<Row, Page extends QueryPage<Row>>(props: QueryFrameProps<Row, Page>) {
  const { rowsWhileLoading, onPage, counts, foot, children, ...load } = props;
  return (
    <Loaded<Page> {...load} skeleton={<RowsSkeleton rows={rowsWhileLoading} />}>
      {(page) => {
        const { pagination } = page;
        return (
          <>
            {children(page)}
            {foot?.(page)}
            {pagination && onPage && pagination.total_pages > (counts ? 0 : 1) && (
              <Pager
                page={pagination.page}
                pageSize={pagination.limit}
                total={pagination.total}
                totalPages={pagination.total_pages}
                onChange={onPage}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
