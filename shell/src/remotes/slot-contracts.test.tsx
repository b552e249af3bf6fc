import { Slot } from '@board/platform';
import { SlotsProvider, sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { exampleOf, holdSlot } from '@board/test-kit/contract';
import { screen } from '@testing-library/react';
import { Morning } from '../board/morning.tsx';
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

const places = ['header', 'morning', 'task'] as const;

const slotOf = (place: string) => (props: object) => {
  seen[place] = props;
  return <p>the slot {place}</p>;
};

function loader(): RemoteLoader {
  const remote = {
    messages: { 'zh-CN': {}, en: {} },
    panels: { finance: Panel },
    slots: { header: slotOf('header'), morning: slotOf('morning'), task: slotOf('task') },
  };
  const loaded = { module: remote, release: sampleRemote(), isPrevious: false };
  return sampleLoader({ load: async () => loaded });
}

it('passes to each place exactly what its contract says, to one of another remote too', async () => {
  mockApi();
  sessionState.user = someUser();
  const descriptor = {
    ...sampleRemote().descriptor,
    slots: places.map((slot) => ({ slot, order: 0 })),
  };
  const registry = sampleRegistry(sampleRemote({ descriptor }));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  if (!place) throw new Error('The sample has no module.');
  renderBoard(
    <RemotesProvider loader={loader()}>
      <RemotePanel remote="finance" module={place} />
      <RemoteSlots name="header" about={{}} />
      <Morning />
      <SlotsProvider value={RemoteSlots}>
        <Slot name="task" about={exampleOf('task')} />
      </SlotsProvider>
    </RemotesProvider>,
    { messages: shellMessages },
  );
  expect(await screen.findByText('the panel')).toBeVisible();
  for (const place of places) {
    expect(await screen.findByText(`the slot ${place}`)).toBeVisible();
    holdSlot(place, seen[place]);
  }
  expect(seen.task).toEqual(exampleOf('task'));
  holdSlot('board', seen.board);
  expect(() => holdSlot('board', {})).toThrow('moduleId');
});
