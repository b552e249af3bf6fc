import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useAddress, useFilter } from './use-address.ts';

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

const wrapper = ({ children }: PropsWithChildren) => (
  <MemoryRouter initialEntries={['/tasks?page=3']}>{children}</MemoryRouter>
);

test('two filters that are set before the page is drawn again are both kept, from the first page on', () => {
  const { result } = renderHook(() => useFilter(read, write), { wrapper });
  expect(result.current[0].page).toBe(3);
  act(() => {
    const [, change] = result.current;
    change({ search: 'tree' });
    change({ priority: 'high' });
  });
  expect(result.current[0]).toEqual({ search: 'tree', priority: 'high', page: 1 });
});

test('two parts of the address that are changed at once are both changed, and an empty one goes', () => {
  const { result } = renderHook(useAddress, { wrapper });
  act(() => {
    const [, change] = result.current;
    change({ day: '2026-11-23' });
    change({ page: '' });
  });
  expect(`${result.current[0]}`).toBe('day=2026-11-23');
});
