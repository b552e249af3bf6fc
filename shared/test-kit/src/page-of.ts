/** A page of a list, as the API answers it: the only one unless it is said otherwise. */
export function pageOf<Item>(
  items: readonly Item[],
  change: Partial<{ page: number; has_next: boolean; total: number }> = {},
) {
  const { page = 1, has_next = false, total = items.length } = change;
  const total_pages = has_next ? page + 1 : page;
  const pagination = { page, limit: 20, total, total_pages, has_next, has_prev: page > 1 };
  return { items: [...items], pagination };
}
