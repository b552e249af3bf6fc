import { openFromNotification, showPush } from './notifications.ts';
import type { WorkerScope } from './scope.ts';

const origin = 'https://board.example.org';

function startWorker(openPages: readonly string[] = []) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const navigated: string[] = [];
  const focused: string[] = [];
  const windows = openPages.map((url) => {
    const client = {
      url,
      focus: async () => {
        focused.push(url);
        return client;
      },
      navigate: async (path: string) => {
        navigated.push(path);
        return client;
      },
    };
    return client;
  });
  const worker: WorkerScope = {
    addEventListener: () => {},
    skipWaiting: async () => {},
    clients: {
      claim: async () => {},
      matchAll: async () => windows,
      openWindow: async (path) => {
        opened.push(path);
        return null;
      },
    },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    location: { origin } as Location,
  };
  const click = async (data: unknown) => {
    const close = jest.fn();
    await openFromNotification(worker, { data, close } as unknown as Notification);
    expect(close).toHaveBeenCalled();
  };
  return { worker, click, shown, opened, navigated, focused };
}

/** As a browser hands it over: what is no JSON it refuses to read. */
const pushed = (text: string) => ({ json: () => JSON.parse(text) as unknown });

test('a push is shown with its text, and once however often it arrives', async () => {
  const { worker, shown } = startWorker();
  const message = 'Moves to room 204';
  const said = { id: 'n1', title: 'Room changed', message, actionUrl: '/timetable' };
  await showPush(worker, pushed(JSON.stringify(said)));
  expect(shown).toEqual([
    {
      title: 'Room changed',
      options: expect.objectContaining({ body: message, data: '/timetable', tag: 'n1' }),
    },
  ]);
});

test.each(['', 'null', '"text"', 'a text', '7', '{"title":5}'])(
  'a push that cannot be read (%j) is still shown',
  async (text) => {
    const { worker, shown } = startWorker();
    await showPush(worker, text === '' ? null : pushed(text));
    expect(shown.map(({ title }) => title)).toEqual(['个人任务看板 · Personal Task Board']);
  },
);

test('a press opens the page it is about', async () => {
  const { click, opened } = startWorker();
  await click('/tasks?open=1');
  expect(opened).toEqual(['/tasks?open=1']);
});

test('a board that is open comes to the front and goes there', async () => {
  const { click, opened, navigated, focused } = startWorker([`${origin}/finance`]);
  await click('/timetable');
  expect([focused, navigated, opened]).toEqual([[`${origin}/finance`], ['/timetable'], []]);
});

test('a board that shows the page already is not loaded again', async () => {
  const { click, navigated, focused } = startWorker([`${origin}/timetable`]);
  await click('/timetable');
  expect([focused, navigated]).toEqual([[`${origin}/timetable`], []]);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'timetable',
  null,
  { href: '/timetable' },
])('a press on what leads to %j opens the board itself', async (target) => {
  const { click, opened } = startWorker();
  await click(target);
  expect(opened).toEqual(['/']);
});
