import { events } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { AddSheet } from './add-sheet.tsx';

const titled = (title: string) => ({ 'zh-CN': title, en: title });

function adding(name: string, layer: string, order: number) {
  const release = sampleRemote({ name });
  const add = { layer, title: titled(layer), example: titled('Lunch 18'), icon: 'money', order };
  return { ...release, descriptor: { ...release.descriptor, name, adds: [add] } };
}

beforeAll(async () => {
  withShellTexts();
  sessionState.user = someUser();
  const registry = sampleRegistry(adding('finance', 'record', 1), adding('planner', 'task', 0));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
});

test('what can be added stands in the order of the descriptors, before any remote is loaded', async () => {
  const opened = jest.fn();
  events.on('ui.layer', opened);
  render(
    <RemotesProvider loader={sampleLoader()}>
      <MemoryRouter>
        <AddSheet onClose={jest.fn()} />
      </MemoryRouter>
    </RemotesProvider>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Add' });
  const lines = within(sheet).getAllByRole('listitem');
  expect(lines.slice(0, 2).map((line) => line.textContent)).toEqual([
    'taskLunch 18',
    'recordLunch 18',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /record/ }));
  expect(opened).toHaveBeenCalledWith({ remote: 'finance', layer: 'record' });
});
