import { pageLimit } from '@board/contracts/constants/limits';
import type { Pagination } from '@board/contracts/schemas/common';

export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

interface PageQuery {
  page?: number;
  limit?: number;
}

export function pageRequest(query: PageQuery): PageRequest {
  const page = query.page ?? 1;
  const limit = query.limit ?? pageLimit.default;
  return { page, limit, offset: (page - 1) * limit };
}

export function pagination({ page, limit }: PageRequest, total: number): Pagination {
  const pages = Math.ceil(total / limit);
  return { page, limit, total, total_pages: pages, has_next: page < pages, has_prev: page > 1 };
}

/** Of a list that is read whole, so that all of it may be one page. */
export function pageOf<Item>(items: readonly Item[], query: PageQuery) {
  const page = pageRequest({ limit: Math.max(items.length, 1), ...query });
  return {
    items: items.slice(page.offset, page.offset + page.limit),
    pagination: pagination(page, items.length),
  };
}
