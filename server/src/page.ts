import { pageLimit } from '@board/contracts/constants/limits';
import type { Pagination } from '@board/contracts/schemas/common';

export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

export function pageRequest(query: { page?: number; limit?: number }): PageRequest {
  const page = query.page ?? 1;
  const limit = query.limit ?? pageLimit.default;
  return { page, limit, offset: (page - 1) * limit };
}

export function pagination({ page, limit }: PageRequest, total: number): Pagination {
  const pages = Math.ceil(total / limit);
  return { page, limit, total, total_pages: pages, has_next: page < pages, has_prev: page > 1 };
}
