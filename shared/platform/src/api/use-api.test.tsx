import { listTasks } from '@board/contracts/calls/tasks';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiProvider } from './api-provider.tsx';
import { setTransport } from './transport.ts';
import { useApi } from './use-api.ts';

const inCache = ({ children }: { children: ReactNode }) => (
  <ApiProvider cache={new Map()}>{children}</ApiProvider>
);

function readTasks(first: string) {
  setTransport(async ({ url }) => ({ reply: { items: [], pagination: {}, url } }));
  return renderHook(
    ({ date }: { date: string | null }) =>
      useApi(listTasks, date === null ? null : { query: { date } }).data,
    { wrapper: inCache, initialProps: { date: first as string | null } },
  );
}

test('what is asked for no longer is not shown any longer', async () => {
  const { result, rerender } = readTasks('2026-11-18');
  await waitFor(() => expect(result.current).toBeDefined());
  rerender({ date: null });
  expect(result.current).toBeUndefined();
});

test('the former reply stays until the next is there', async () => {
  const { result, rerender } = readTasks('2026-11-18');
  await waitFor(() => expect(result.current).toBeDefined());
  const former = result.current;
  rerender({ date: '2026-11-19' });
  expect(result.current).toBe(former);
  await waitFor(() => expect(result.current).not.toBe(former));
});
