import { listTerms } from '@board/contracts/calls/terms';
import { events } from '@board/platform';
import { mockApi, pageOf, renderBoard, someUser } from '@board/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { shellState } from '../base/shell-state.ts';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { noteBeginning } from './beginning.ts';
import { FirstCard } from './first-card.tsx';

const nobody = someUser({ completedTasks: 0, inProgressTasks: 0 });
const aTerm = {
  id: '01930000-0000-7000-8000-00000000e001',
  name: 'Sample term',
  first_monday: '2026-09-07',
  weeks: 18,
  period_tables: [],
  day_changes: [],
  courses: 10,
  sample: true,
  version: 1,
  created_at: '2026-09-01T00:00:00.000Z',
  updated_at: '2026-09-01T00:00:00.000Z',
};

function remoteNamed(name: string) {
  const release = sampleRemote({ name });
  return { ...release, descriptor: { ...release.descriptor, name } };
}

beforeEach(async () => {
  localStorage.clear();
  shellState.beginning = null;
  const registry = sampleRegistry(remoteNamed('timetable-timeline'), remoteNamed('ai-chat'));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
});

const api = () => mockApi().on(listTerms, () => pageOf([]));

const show = (user = nobody) =>
  renderBoard(
    <RemotesProvider loader={sampleLoader()}>
      <FirstCard />
    </RemotesProvider>,
    { messages: shellMessages, user },
  );

const card = () => screen.queryByRole('region', { name: 'Start with your week' });

test('who has nothing yet is offered four ways before anything is loaded', async () => {
  api();
  const opened = jest.fn();
  const stop = events.on('ui.layer', opened);
  const { person } = show();
  expect(card()).toBeVisible();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Import your timetableA file from your school or another app',
    'Add the first courseTap the periods of a week',
    'Look at a sample termEasy to remove again',
    'Ask the assistantIt writes, you confirm',
  ]);
  await person.click(screen.getByRole('button', { name: /Add the first course/ }));
  await person.click(screen.getByRole('button', { name: /Look at a sample term/ }));
  stop();
  const remote = 'timetable-timeline';
  expect(opened.mock.calls).toEqual([[{ remote, layer: 'course' }], [{ remote, layer: 'sample' }]]);
});

test('put away it does not come back', async () => {
  api();
  const { person, unmount } = show();
  await person.click(screen.getByRole('button', { name: 'Put away' }));
  expect(card()).toBeNull();
  // The first screen may come after the press.
  await act(async () => noteBeginning(nobody.id, true));
  expect(card()).toBeNull();
  unmount();
  shellState.beginning = null;
  show();
  expect(card()).toBeNull();
});

test('it goes once somebody has asked, or written a first thing down', async () => {
  api();
  const { person, unmount } = show();
  await person.click(screen.getByRole('button', { name: /Ask the assistant/ }));
  expect(card()).toBeNull();
  unmount();
  localStorage.clear();
  shellState.beginning = null;
  show();
  expect(card()).toBeVisible();
  act(() => {
    shellState.begun = nobody.id;
  });
  await waitFor(() => expect(card()).toBeNull());
  shellState.begun = null;
});

test('who has something is never shown it, and who is known to have nothing again is', async () => {
  const board = api();
  show(someUser({ inProgressTasks: 1 })).unmount();
  expect(card()).toBeNull();
  noteBeginning(nobody.id, false);
  shellState.beginning = null;
  show().unmount();
  // Nothing is drawn that a moment later would go.
  expect(card()).toBeNull();
  show(someUser({ id: aTerm.id, daysJoined: 2 })).unmount();
  expect(card()).toBeNull();
  noteBeginning(nobody.id, true);
  shellState.beginning = null;
  show({ ...nobody, daysJoined: 2 });
  expect(card()).toBeVisible();
  await waitFor(() => expect(board.requests(listTerms)).toHaveLength(1));
});
