import {
  clearNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
  restoreNotification,
} from '@board/contracts/calls/notifications';
import { mockApi, pageOf, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { NotificationBell } from './notification-bell.tsx';

function some(number: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `01930000-0000-7000-8000-00000000000${number}`,
    title: `Notice ${number}`,
    message: '',
    type: 'info',
    category: 'task',
    read: false,
    timestamp: '2026-11-18T08:00:00.000Z',
    actionUrl: null,
    version: 1,
    ...change,
  };
}

const inbox = (items: Notification[], unread = items.filter((item) => !item.read).length) => ({
  ...pageOf(items),
  unread,
});

const open = async (person: ReturnType<typeof renderBoard>['person']) => {
  await person.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

test('the bell counts what is unread, 99 at most', async () => {
  mockApi().on(listNotifications, () => inbox([some(1)], 120));
  renderBoard(<NotificationBell />, { messages });
  expect(
    await screen.findByRole('button', { name: 'Notifications, 99+ unread' }),
  ).toHaveTextContent('99+');
});

test('the five latest are shown', async () => {
  const api = mockApi().on(listNotifications, () =>
    inbox([1, 2, 3, 4, 5].map((number) => some(number))),
  );
  const { person } = renderBoard(<NotificationBell />, { messages });
  const dropdown = await open(person);
  expect(within(dropdown).getAllByRole('listitem')).toHaveLength(5);
  expect(api.requests(listNotifications)[0]?.url).toBe('/api/notifications?limit=5');
});

test('one that could not be marked read on the server stays read on screen', async () => {
  const api = mockApi()
    .on(listNotifications, () => inbox([some(1)]))
    .refuse(readNotification, 404, 'notification.not_found', 'gone');
  const { person } = renderBoard(<NotificationBell />, { messages });
  await open(person);
  await person.click(screen.getByRole('button', { name: 'Mark read: Notice 1' }));
  await waitFor(() => expect(api.requests(readNotification)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Mark read: Notice 1' })).not.toBeInTheDocument();
  expect(api.requests(listNotifications)).toHaveLength(1);
});

test('all can be marked read at once', async () => {
  let read = false;
  const api = mockApi()
    .on(listNotifications, () => inbox([some(1, { read }), some(2, { read })]))
    .on(readAllNotifications, () => {
      read = true;
      return { updated: 2 };
    });
  const { person } = renderBoard(<NotificationBell />, { messages });
  await open(person);
  await person.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(api.requests(readAllNotifications)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('unread')).not.toBeInTheDocument());
});

test('clearing asks first', async () => {
  let items = [some(1)];
  const api = mockApi()
    .on(listNotifications, () => inbox(items))
    .on(clearNotifications, () => {
      items = [];
      return { deleted: 1 };
    });
  const { person } = renderBoard(<NotificationBell />, { messages });
  const dropdown = await open(person);
  await person.click(within(dropdown).getByRole('button', { name: 'Clear all' }));
  expect(api.requests(clearNotifications)).toHaveLength(0);
  const question = screen.getByRole('alertdialog', { name: 'Clear all notifications?' });
  await person.click(within(question).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(api.requests(clearNotifications)).toHaveLength(1);
});

test('what was deleted is put back as it was by one press', async () => {
  const kept = some(2, { timestamp: '2026-11-17T08:00:00.000Z', read: true });
  let all = [some(1), kept];
  const api = mockApi()
    .on(listNotifications, () => inbox(all))
    .on(deleteNotification, () => {
      all = [some(1)];
      return { success: true };
    })
    .on(restoreNotification, () => {
      all = [some(1), kept];
      return kept;
    });
  const { person } = renderBoard(<NotificationBell />, { messages });
  const dropdown = await open(person);
  await person.click(await within(dropdown).findByRole('button', { name: 'Delete: Notice 2' }));
  await waitFor(() => expect(within(dropdown).getAllByRole('listitem')).toHaveLength(1));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(dropdown).getAllByRole('listitem')).toHaveLength(2));
  const { version: _, ...said } = kept;
  expect(api.requests(restoreNotification)).toMatchObject([
    { url: '/api/notifications/restore', body: said },
  ]);
});
