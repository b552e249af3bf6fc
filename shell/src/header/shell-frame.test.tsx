import type { LiveEvent } from '@board/contracts/calls/stream';
import { renderBoard } from '@board/test-kit';
import { act, screen } from '@testing-library/react';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { sampleLoader } from '../testing/sample-loader.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { countingServer, moved, pass, see, TasksPage } from '../testing/tasks-page.tsx';
import { ShellFrame } from './shell-frame.tsx';

let tell: (event: LiveEvent) => void;
jest.mock('../live/share-stream.ts', () => ({
  shareStream: ({ onEvent }: { onEvent: typeof tell }) => {
    tell = onEvent;
    return () => undefined;
  },
}));

const loader = sampleLoader();

async function open() {
  fakeServer(() => 'no network');
  const server = countingServer();
  renderBoard(
    <RemotesProvider loader={loader}>
      <ShellFrame>
        <TasksPage />
      </ShellFrame>
    </RemotesProvider>,
    { messages: shellMessages, path: '/tasks' },
  );
  await pass(0);
  return server;
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a page that is not the board', () => {
  test('loads again every 30 seconds what moved', async () => {
    const { loaded } = await open();
    await pass(30_000);
    expect(loaded()).toBe(1);
    moved.tasks = 2;
    await pass(30_000);
    expect(loaded()).toBe(2);
  });

  test('catches up when it is seen again after a while', async () => {
    const { loaded } = await open();
    await see(false);
    moved.tasks = 2;
    await pass(300_000);
    expect(loaded()).toBe(1);
    await see(true);
    await pass(0);
    expect(loaded()).toBe(2);
  });

  test('loads on return what was told while nobody looked', async () => {
    const { loaded } = await open();
    await see(false);
    tell({ kind: 'changed', scopes: ['tasks'], revisions: { tasks: 2 } });
    await pass(1_000);
    expect(loaded()).toBe(1);
    await see(true);
    await pass(1_000);
    expect(loaded()).toBe(2);
  });
});

test('a network that is lost is said at once, and stays said', async () => {
  await open();
  expect(screen.queryByText(/^Offline/)).toBeNull();
  await act(async () => {
    dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText(/^Offline/)).toBeVisible();
  await pass(60_000);
  expect(screen.getByText(/^Offline/)).toBeVisible();
});

test('a network that only blinks is noticed when it is back', async () => {
  const { asked } = await open();
  const before = asked();
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  expect(asked()).toBe(before + 2);
});
