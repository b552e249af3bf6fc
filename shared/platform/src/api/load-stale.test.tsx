import { listTasks } from '@board/contracts/calls/tasks';
import { act, render, waitFor } from '@testing-library/react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { boardState } from '../state/board-state.ts';
import { ApiProvider } from './api-provider.tsx';
import { loadStale } from './load-stale.ts';
import { overlayOf } from './overlay.ts';
import { setTransport } from './transport.ts';
import { useApi } from './use-api.ts';

function Tasks({ onShown }: { onShown: (mutate: ScopedMutator) => void }) {
  useApi(listTasks, { query: { date: '2026-11-18' } });
  onShown(useSWRConfig().mutate);
  return null;
}

afterEach(() => {
  boardState.online = true;
});

test('what is on screen is loaded again, but not without a network', async () => {
  let loads = 0;
  let mutate: ScopedMutator | undefined;
  setTransport(async () => {
    loads += 1;
    return { reply: { items: [], pagination: {} } };
  });
  render(
    <ApiProvider cache={new Map()}>
      <Tasks
        onShown={(shown) => {
          mutate = shown;
        }}
      />
    </ApiProvider>,
  );
  await waitFor(() => expect(loads).toBe(1));
  const shown = mutate as ScopedMutator;
  const loadAgain = () => act(() => loadStale(shown));
  overlayOf(shown).doubt(['tasks']);

  boardState.online = false;
  await loadAgain();
  expect(loads).toBe(1);
  boardState.online = true;
  await loadAgain();
  expect(loads).toBe(2);
});
