import type { DayReading, DaySourceName, DaySourceProps } from '@board/platform';
import { useTelling } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { act, waitFor } from '@testing-library/react';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import type { LoadedRemote } from './load-remote.ts';
import { RemoteDaySources } from './remote-day-sources.tsx';
import { RemoteError } from './remote-error.ts';
import { RemotesProvider } from './remotes-context.tsx';

const release = sampleRemote();
const days = [{ source: 'payments', title: { 'zh-CN': '付款', en: 'Payments' }, order: 7 }];
const registry = sampleRegistry(
  sampleRemote({ descriptor: { ...release.descriptor, days } }),
  sampleRemote({ name: 'quiet', descriptor: { ...release.descriptor, name: 'quiet' } }),
);
const rent: DayReading = {
  things: [{ id: 'rent', kind: 'event', title: 'Rent', date: '2026-11-20' }],
};

function Payments({ tell }: DaySourceProps) {
  useTelling(tell, rent);
  return null;
}

const loaded: LoadedRemote = {
  module: { messages: { 'zh-CN': {}, en: {} }, days: { payments: Payments } },
  release,
  isPrevious: false,
};

function listen(load: () => Promise<LoadedRemote>) {
  mockApi();
  sessionState.user = someUser();
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  let turn = 0;
  let redraw: () => void = () => undefined;
  const loader = sampleLoader({
    load,
    turn: () => turn,
    onTurn(listener) {
      redraw = listener;
      return () => undefined;
    },
    again() {
      turn++;
      redraw();
    },
  });
  const heard = jest.fn<void, [DaySourceName, DayReading | null]>();
  const board = renderBoard(
    <RemotesProvider loader={loader}>
      <RemoteDaySources start="2026-11-16" end="2026-11-22" onReading={heard} />
      <p>the calendar</p>
    </RemotesProvider>,
    { messages: shellMessages },
  );
  const last = () => heard.mock.lastCall?.[1];
  return { ...board, heard, last };
}

const payments = { id: 'finance payments', title: 'Payments', order: 7 };

it('names a source before it tells of anything, and says when it goes', async () => {
  const { heard, last, unmount } = listen(async () => loaded);
  await waitFor(() => expect(last()).toBe(rent));
  expect(heard.mock.calls).toEqual([
    [payments, {}],
    [payments, rent],
  ]);
  unmount();
  expect(heard).toHaveBeenLastCalledWith(payments, null);
});

it('says that a source is away, leaves what is beside it, and brings it after another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<LoadedRemote>, []>();
  load.mockRejectedValueOnce(new RemoteError('finance', 'entry')).mockResolvedValueOnce(loaded);
  const { last, getByText } = listen(load);
  const words = shellMessages.catalogs.en.remotes.failed.entry.replace('{{name}}', 'Payments');
  await waitFor(() => expect(last()?.problem?.words).toBe(words));
  expect(getByText('the calendar')).toBeVisible();
  act(() => last()?.problem?.again());
  await waitFor(() => expect(last()).toBe(rent));
  expect(load).toHaveBeenCalledTimes(2);
});
