import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { events } from '../events/events.ts';
import { boardState } from '../state/board-state.ts';
import { useKnown } from './use-known.ts';

type Things = { items: { id: string; name?: string }[] };

const onClose = jest.fn();
const told = jest.fn();
beforeAll(() => events.on('ui.toast', told));
beforeEach(() => {
  boardState.locale = 'en';
  jest.clearAllMocks();
});

/** A layer about `b`, over a list as it is kept here and as it is asked for anew. */
const open = (kept: Things | undefined, anew: Things, error?: Error) =>
  renderHook(() => {
    const [data, setData] = useState(kept);
    const mutate = async (next = anew) => setData(next);
    return { known: useKnown({ about: { id: 'b' }, onClose }, { data, error, mutate }), mutate };
  }).result;

test('what the list kept here does not have yet is found by asking anew', async () => {
  const shown = open({ items: [] }, { items: [{ id: 'a' }, { id: 'b' }] });
  await waitFor(() => expect(shown.current.known?.id).toBe('b'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what is gone is asked for anew before its person is told', async () => {
  open({ items: [] }, { items: [{ id: 'a' }] });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(told).toHaveBeenCalledWith({ tone: 'error', message: 'It is no longer there' });
});

test('what could not be asked for says so', async () => {
  open(undefined, { items: [] }, new Error('no network'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(told).toHaveBeenCalledWith({ tone: 'error', message: 'It could not be opened' });
});

test('it stays as it came, whatever becomes of the list', async () => {
  const shown = open({ items: [{ id: 'b', name: 'Rent' }] }, { items: [] });
  await act(() => shown.current.mutate({ items: [{ id: 'b', name: 'Flat' }] }));
  expect(shown.current.known?.name).toBe('Rent');
  await act(() => shown.current.mutate());
  expect(shown.current.known?.name).toBe('Rent');
  expect(onClose).not.toHaveBeenCalled();
});
