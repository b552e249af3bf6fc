/** A page of a list that holds nothing. */
export const emptyPage = {
  items: [],
  pagination: { page: 1, limit: 1, total: 0, total_pages: 0, has_next: false, has_prev: false },
};
