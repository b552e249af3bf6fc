import type { PhoneTab } from '@board/federation/descriptor';
import { boardState, sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MoreSheet } from './more-sheet.tsx';

function showing(name: string, tab: PhoneTab) {
  const release = sampleRemote({ name });
  const modules = release.descriptor.modules.map((module) => ({
    ...module,
    id: name,
    phone: { tab, order: 0 },
  }));
  return { ...release, descriptor: { ...release.descriptor, name, modules } };
}

test('the assistant takes the place of money for who puts it first, and money is under More', async () => {
  const registry = sampleRegistry(showing('finance', 'money'), showing('ai-chat', 'assistant'));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
  mockApi();
  sessionState.user = someUser();
  boardState.layout = ['ai-chat', 'finance'].map((id, order) => ({
    id,
    visible: true,
    column: 'left',
    order,
  }));
  renderBoard(
    <RemotesProvider loader={sampleLoader()}>
      <BottomBar />
      <MoreSheet onClose={() => {}} />
    </RemotesProvider>,
    { messages: shellMessages },
  );
  const more = await screen.findByRole('dialog', { name: 'More' });
  expect(within(more).getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/finance');
  expect(within(more).queryByRole('button', { name: 'Assistant' })).toBeNull();
  const bar = screen.getByRole('navigation', { name: 'Sections', hidden: true });
  const ways = within(bar).getAllByRole('link', { hidden: true });
  expect(ways.map((way) => way.textContent)).toEqual(['Today', 'Assistant']);
});
