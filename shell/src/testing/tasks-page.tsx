import { getChanges } from '@board/contracts/calls/system';
import { listTasks } from '@board/contracts/calls/tasks';
import { useApi } from '@board/platform';
import { mockApi, pageOf } from '@board/test-kit';
import { act } from '@testing-library/react';
import { someRevisions } from './some-revisions.ts';

/** Shows what a change of the tasks loads again. */
export function TasksPage() {
  useApi(listTasks, { query: {} });
  return null;
}

/** What the server has come to; a test moves it on. */
export const moved = { tasks: 1, global: 1 };
beforeEach(() => {
  Object.assign(moved, { tasks: 1, global: 1 });
});

/** A server without a task: how often it was asked what changed, and for the tasks. */
export function countingServer() {
  const api = mockApi()
    .on(getChanges, () => ({
      revisions: { ...someRevisions, tasks: moved.tasks },
      global: moved.global,
      build: 'a',
      date: '2026-11-18',
    }))
    .on(listTasks, () => pageOf([]));
  return {
    asked: () => api.requests(getChanges).length,
    loaded: () => api.requests(listTasks).length,
  };
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export function see(visible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
