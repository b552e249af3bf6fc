import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useFilter } from './use-filter.ts';

const read = (address: URLSearchParams) => ({
  search: address.get('search') ?? '',
  priority: address.get('priority') ?? '',
  page: Number(address.get('page') ?? 1),
});
const write = ({ search, priority, page }: ReturnType<typeof read>) => ({
  search,
  priority,
  page: String(page),
});

test('two changes that come before the page is drawn again are both kept, from the first page on', () => {
  const { result } = renderHook(() => useFilter(read, write), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/tasks?page=3']}>{children}</MemoryRouter>
    ),
  });
  expect(result.current[0].page).toBe(3);
  act(() => {
    const [, change] = result.current;
    change({ search: 'tree' });
    change({ priority: 'high' });
  });
  expect(result.current[0]).toEqual({ search: 'tree', priority: 'high', page: 1 });
});
