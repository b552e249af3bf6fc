import { listTasks, type Task, toggleTask } from '@board/contracts/calls/tasks';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from './api-error.ts';
import { ApiProvider } from './api-provider.tsx';
import { type Patch, patch } from './optimistic.ts';
import { setTransport, type TransportRequest } from './transport.ts';
import { useApi } from './use-api.ts';
import { useWrite } from './use-write.ts';

const date = '2026-11-18';
const task = { id: 't1', title: 'Lab report', completed: false } as Task;

function Tasks({ onRefused = () => {} }: { onRefused?: (error: unknown) => void }) {
  const { data } = useApi(listTasks, { query: { date } });
  const { write } = useWrite(toggleTask);
  const toggle = () =>
    write(
      { params: { id: 't1' } },
      {
        optimistic: [
          patch(listTasks, (page) => ({
            ...page,
            items: page.items.map((item) => ({ ...item, completed: !item.completed })),
          })),
        ],
        version: 3,
      },
    ).catch(onRefused);
  return (
    <button type="button" onClick={toggle}>
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
    return answer(request);
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

function Press({ optimistic }: { optimistic: Patch[] }) {
  useApi(listTasks, { query: { date } });
  const { write } = useWrite(toggleTask);
  return (
    <button type="button" onClick={() => write({ params: { id: 't1' } }, { optimistic })}>
      tick
    </button>
  );
}

test('a write that is answered at once loads again when all of it shows', async () => {
  const steps: string[] = [];
  const shows = (name: string) =>
    patch(listTasks, (page) => {
      steps.push(name);
      return page;
    });
  setTransport(async ({ call }) => {
    steps.push(call.name);
    return page(task);
  });
  render(
    <ApiProvider cache={new Map()}>
      <Press optimistic={[shows('first'), shows('second')]} />
    </ApiProvider>,
  );
  await waitFor(() => expect(steps).toEqual(['listTasks']));
  await userEvent.click(screen.getByText('tick'));
  await waitFor(() => expect(steps).toHaveLength(5));
  expect(steps.slice(1)).toEqual(['toggleTask', 'first', 'second', 'listTasks']);
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
