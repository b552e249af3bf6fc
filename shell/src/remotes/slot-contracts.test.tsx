import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { holdSlot } from '@board/test-kit/contract';
import { screen } from '@testing-library/react';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import type { RemoteLoader } from './load-remote.ts';
import { RemotePanel } from './remote-panel.tsx';
import { RemoteSlots } from './remote-slots.tsx';
import { RemotesProvider } from './remotes-context.tsx';

const seen: Record<string, unknown> = {};
const [place] = sampleRemote().descriptor.modules;

function Panel(props: object) {
  seen.board = props;
  return <p>the panel</p>;
}

function Slot(props: object) {
  seen.header = props;
  return <p>the slot</p>;
}

function loader(): RemoteLoader {
  const remote = {
    messages: { 'zh-CN': {}, en: {} },
    panels: { finance: Panel },
    slots: { header: Slot },
  };
  const loaded = { module: remote, release: sampleRemote(), isPrevious: false };
  return sampleLoader({ load: async () => loaded });
}

it('passes to board and header exactly what their contracts say', async () => {
  mockApi();
  sessionState.user = someUser();
  const descriptor = {
    ...sampleRemote().descriptor,
    slots: [{ slot: 'header' as const, order: 0 }],
  };
  const registry = sampleRegistry(sampleRemote({ descriptor }));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  if (!place) throw new Error('The sample has no module.');
  renderBoard(
    <RemotesProvider loader={loader()}>
      <RemotePanel remote="finance" module={place} />
      <RemoteSlots slot="header" />
    </RemotesProvider>,
    { messages: shellMessages },
  );
  expect(await screen.findByText('the panel')).toBeVisible();
  expect(await screen.findByText('the slot')).toBeVisible();
  holdSlot('board', seen.board);
  holdSlot('header', seen.header);
  expect(() => holdSlot('board', {})).toThrow('moduleId');
});
