import { pageLimit } from '@board/contracts/constants/limits';
import type { Pagination } from '@board/contracts/schemas/common';

export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

export interface PageQuery {
  page?: number;
  limit?: number;
}

export function pageRequest(query: PageQuery): PageRequest {
  const page = query.page ?? 1;
  const limit = query.limit ?? pageLimit.default;
  return { page, limit, offset: (page - 1) * limit };
}

export interface Paged<Item> {
  items: Item[];
  pagination: Pagination;
}

export function paged<Item>(
  { page, limit }: PageRequest,
  items: Item[],
  total: number,
): Paged<Item> {
  const pages = Math.ceil(total / limit);
  const has = { has_next: page < pages, has_prev: page > 1 };
  return { items, pagination: { page, limit, total, total_pages: pages, ...has } };
}

/** Of a list that is read whole, so that all of it may be one page. */
export function pageOf<Item>(items: readonly Item[], query: PageQuery): Paged<Item> {
  const page = pageRequest({ limit: Math.max(items.length, 1), ...query });
  return paged(page, items.slice(page.offset, page.offset + page.limit), items.length);
}
