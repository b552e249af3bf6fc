import { registerCommands } from '@board/platform';
import { addMessages, createI18n } from '@board/platform/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import type { LoadedRemote } from '../remotes/load-remote.ts';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { AddButton } from './add-button.tsx';

const release = sampleRemote();
const adds = (title: string, run = () => undefined) => ({ id: title, title, adds: true, run });

/** The finance remote belongs to another tab and is not here before somebody asks for it. */
const load = jest.fn(async (): Promise<LoadedRemote> => {
  registerCommands('finance', [adds('Add a transaction')]);
  return { module: { messages: { 'zh-CN': {}, en: {} } }, release, isPrevious: false };
});

beforeAll(async () => {
  createI18n('en');
  addMessages('shell', { 'zh-CN': zh, en });
  const answer = { ok: true, json: async () => sampleRegistry(release) };
  Object.assign(globalThis, { fetch: async () => answer });
  await readRegistry();
});

test('who asks what can be added is offered what the other tabs add too', async () => {
  registerCommands('calendar-tasks', [adds('Add a task')]);
  registerCommands('timetable-timeline', [adds('Add a course')]);
  render(
    <RemotesProvider loader={sampleLoader({ load })}>
      <AddButton remotes={['calendar-tasks', 'timetable-timeline']} />
    </RemotesProvider>,
  );
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Add a task' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add a transaction' })).toBeVisible();
});
