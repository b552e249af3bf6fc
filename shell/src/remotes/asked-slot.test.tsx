import type { SlotProps } from '@board/contracts/calls/slots';
import { Slot } from '@board/platform';
import { SlotsProvider, sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { RemoteSlots } from './remote-slots.tsx';
import { RemotesProvider } from './remotes-context.tsx';

const reported = jest.fn();

function Reporting({ message }: SlotProps['asked']) {
  if (!/\blost\b|丢了/.test(message)) return null;
  return (
    <button type="button" onClick={reported}>
      Report a loss
    </button>
  );
}

it('a remote that nobody knew is found under a reply by its own words, and does in the page what it offers', async () => {
  mockApi();
  sessionState.user = someUser();
  const descriptor = {
    ...sampleRemote().descriptor,
    name: 'lost-and-found',
    slots: [{ slot: 'asked', order: 0 }],
  };
  const release = sampleRemote({ name: 'lost-and-found', descriptor });
  const registry = sampleRegistry(release);
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  const remote = { messages: { 'zh-CN': {}, en: {} }, slots: { asked: Reporting } };
  const load = async () => ({ module: remote, release, isPrevious: false });
  const shown = (message: string) => (
    <RemotesProvider loader={sampleLoader({ load })}>
      <SlotsProvider value={RemoteSlots}>
        <Slot name="asked" about={{ message }} />
      </SlotsProvider>
    </RemotesProvider>
  );
  const { person, rerender } = renderBoard(shown('I lost my umbrella'), {
    messages: shellMessages,
  });
  await person.click(await screen.findByRole('button', { name: 'Report a loss' }));
  expect(reported).toHaveBeenCalledTimes(1);
  rerender(shown('What is on today?'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Report a loss' })).not.toBeInTheDocument(),
  );
});
