import { listTasks, type Task, toggleTask } from '@board/contracts/calls/tasks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from './api-error.ts';
import { ApiProvider } from './api-provider.tsx';
import { patch } from './patch.ts';
import { setTransport, type TransportRequest } from './transport.ts';
import { useApi } from './use-api.ts';
import { useWrite } from './use-write.ts';
import { planWrite } from './write-plan.ts';

const date = '2026-11-18';
const task = { id: 't1', title: 'Lab report', completed: false, version: 3 } as Task;

const toggle = planWrite<typeof toggleTask, Task>(toggleTask, {
  shows: (_, { id }) => [
    patch(listTasks, (page) => ({
      ...page,
      items: page.items.map((item) =>
        item.id === id ? { ...item, completed: !item.completed } : item,
      ),
    })),
  ],
});

function Tasks({ onRefused = () => {} }: { onRefused?: (error: unknown) => void }) {
  const { data } = useApi(listTasks, { query: { date } });
  const { write } = useWrite(toggle);
  const press = () => write({ params: { id: 't1' } }, { seen: task }).catch(onRefused);
  return (
    <button type="button" onClick={press}>
      {data?.items[0]?.completed ? 'done' : 'open'}
    </button>
  );
}

function show(
  answer: (request: TransportRequest) => unknown,
  onRefused?: (error: unknown) => void,
) {
  const requests: TransportRequest[] = [];
  setTransport(async (request) => {
    requests.push(request);
    return { reply: await answer(request) };
  });
  render(
    <ApiProvider cache={new Map()}>
      <Tasks {...(onRefused ? { onRefused } : {})} />
      <Tasks />
    </ApiProvider>,
  );
  return requests;
}

const page = (item: Task) => ({ items: [item], pagination: {} });

test('two panels that ask the same thing share one request', async () => {
  const requests = show(() => page(task));
  await screen.findAllByText('open');
  expect(requests.map((request) => request.url)).toEqual([`/api/tasks?date=${date}`]);
});

test('a write shows at once everywhere and carries the version and a key', async () => {
  const reply = Promise.withResolvers<Task>();
  const requests = show((request) =>
    request.call.name === 'toggleTask' ? reply.promise : page(task),
  );
  await userEvent.click((await screen.findAllByText('open'))[0] as HTMLElement);
  expect(screen.getAllByText('done')).toHaveLength(2);

  const write = requests.find((request) => request.call.name === 'toggleTask');
  expect(write).toMatchObject({ url: '/api/tasks/t1/toggle', version: 3 });
  expect(write?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  reply.resolve(task);
  expect(await screen.findAllByText('open')).toHaveLength(2);
});

test('a write that is refused is taken back and said', async () => {
  const refused = jest.fn();
  show((request) => {
    if (request.call.name === 'toggleTask') throw new ApiError(412, 'request.stale');
    return page(task);
  }, refused);
  await userEvent.click((await screen.findAllByText('open'))[0] as HTMLElement);
  expect(await screen.findAllByText('open')).toHaveLength(2);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'request.stale' }));
});
