import { revisionsHeader } from '@board/contracts/constants/headers';
import { setTransport, useOverlay } from '@board/platform/host';
import { pageOf, renderBoard, someTask } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { filesOnStack, tickPath } from '../../../../e2e/harness/tick-path.ts';
import { sendRequest } from '../../../../shell/src/api/send-request.ts';
import { fakeServer, json } from '../../../../shell/src/testing/fake-server.ts';
import { TaskList } from '../tasks/task-list.tsx';
import { messages } from '../testing/texts.ts';
import { useDayTasks } from './tasks.queries.ts';

const day = '2026-11-18';
const task = someTask({ title: 'Lab report', date: day });
const files = new Set<string>();

function note() {
  for (const file of filesOnStack(new Error().stack)) files.add(file);
}

/** The list of a day over an overlay that tells when it is asked for something. */
function Day() {
  const overlay = useOverlay();
  useState(() => {
    for (const name of ['show', 'shown'] as const) {
      const asked = overlay[name].bind(overlay) as (given: unknown) => unknown;
      Object.assign(overlay, {
        [name]: (given: unknown) => {
          note();
          return asked(given);
        },
      });
    }
  });
  useEffect(() => overlay.subscribe(note), [overlay]);
  const { data } = useDayTasks(day);
  return <TaskList day={day} tasks={data?.items ?? []} onOpen={() => undefined} />;
}

test('a tick goes through these files of the page, and back', async () => {
  Reflect.set(Error, 'stackTraceLimit', 200);
  setTransport(sendRequest);
  const answer = (body: unknown, revisions: string) => {
    const reply = json(body);
    reply.headers.set(revisionsHeader, revisions);
    return reply;
  };
  const server = fakeServer(({ method }) => {
    if (method === 'GET') return answer(pageOf([task]), 'tasks=1');
    note();
    return answer({ ...task, completed: true, version: task.version + 1 }, 'tasks=1>2');
  });
  const { person } = renderBoard(<Day />, { messages, day });
  await screen.findByText('Lab report');
  files.clear();
  await person.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(server).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  expect([...files].sort()).toEqual([...tickPath.page].sort());
});
