import { listNotifications } from '@board/contracts/calls/notifications';
import { mockApi, pageOf, renderBoard } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { NotificationsPage } from './notifications-page.tsx';

const empty = { ...pageOf([]), unread: 0 };

test('an empty inbox says what it is for, in Chinese too', async () => {
  mockApi().on(listNotifications, () => empty);
  renderBoard(<NotificationsPage />, { messages, locale: 'zh-CN' });
  expect(await screen.findByText('暂无通知')).toBeVisible();
});

test('the filter asks the server and goes back to the first page', async () => {
  const api = mockApi().on(listNotifications, () => empty);
  const { person } = renderBoard(<NotificationsPage />, {
    messages,
    path: '/notifications?page=3',
  });
  await screen.findByText('Nothing new');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'course');
  await person.click(screen.getByRole('switch', { name: 'Unread only' }));
  await waitFor(() =>
    expect(api.requests(listNotifications).map(({ url }) => url)).toEqual([
      '/api/notifications?limit=20&page=3',
      '/api/notifications?category=course&limit=20&page=1',
      '/api/notifications?category=course&limit=20&page=1&unread_only=true',
    ]),
  );
  expect(await screen.findByText('Nothing matches')).toBeVisible();
});

test('a page that is no longer there gives way to the last one', async () => {
  const api = mockApi().on(listNotifications, ({ query }) => ({
    ...empty,
    pagination: { ...empty.pagination, page: Number(query?.page), total: 21, total_pages: 2 },
  }));
  renderBoard(<NotificationsPage />, { messages, path: '/notifications?page=3' });
  expect(await screen.findByText('21–21 of 21')).toBeVisible();
  await waitFor(() =>
    expect(api.requests(listNotifications).at(-1)?.url).toBe('/api/notifications?limit=20&page=2'),
  );
  expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
});

test('a failed load can be tried again', async () => {
  const api = mockApi().refuse(listNotifications, 403, 'request.forbidden', 'no');
  const { person } = renderBoard(<NotificationsPage />, { messages });
  await screen.findByRole('alert');
  api.on(listNotifications, () => empty);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing new')).toBeVisible();
});
