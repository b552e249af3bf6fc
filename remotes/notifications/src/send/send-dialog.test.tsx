import { createNotification, listNotifications } from '@board/contracts/calls/notifications';
import { type Role, rolePermissions } from '@board/contracts/constants/roles';
import { mockApi, pageOf, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { NotificationsPage } from '../page/notifications-page.tsx';
import { messages } from '../testing/texts.ts';

const empty = { ...pageOf([]), unread: 0 };
/** To everybody of a role it goes after a question. */
async function sendToAll(person: Awaited<ReturnType<typeof open>>) {
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const question = await screen.findByRole('alertdialog', { hidden: true });
  await person.click(within(question).getByText('Send'));
}

const sent = {
  recipients: 12,
  id: '01930000-0000-7000-8000-000000000009',
  title: 'Room changed',
  message: '',
  type: 'info' as const,
  category: 'course' as const,
  read: false,
  timestamp: '2026-11-18T04:00:00.000Z',
  actionUrl: null,
  version: 1,
};

const userOf = (role: Role) => someUser({ role, permissions: [...rolePermissions[role]] });
const open = async (role: Role) => {
  const { person } = renderBoard(<NotificationsPage />, { messages, user: userOf(role) });
  await person.click(await screen.findByRole('button', { name: 'Send a notification' }));
  await screen.findByRole('dialog');
  return person;
};

beforeEach(() => localStorage.clear());

test('a student has nobody to tell', async () => {
  mockApi().on(listNotifications, () => empty);
  renderBoard(<NotificationsPage />, { messages, user: userOf('student') });
  await screen.findByText('Nothing new');
  expect(screen.queryByRole('button', { name: 'Send a notification' })).toBeNull();
});

test('a teacher tells all students, and no other role', async () => {
  const api = mockApi()
    .on(listNotifications, () => empty)
    .on(createNotification, () => sent);
  const person = await open('teacher');
  const role = await screen.findByRole('combobox', { name: 'Role' });
  expect([...role.querySelectorAll('option')].map(({ label }) => label)).toEqual(['Students']);
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Room changed');
  const categories = screen.getAllByRole('combobox', { name: 'Category' });
  await person.selectOptions(categories.at(-1) as HTMLElement, 'course');
  expect(
    [...(categories.at(-1)?.querySelectorAll('option') ?? [])].map(({ label }) => label),
  ).toEqual(['Courses', 'Tasks']);
  await sendToAll(person);
  await screen.findByText('The notification goes to 12 people');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests(createNotification).map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      role: 'student',
      title: 'Room changed',
      message: '',
      category: 'course',
    },
  ]);
});

test('a name that nobody has is said at the field, and can be put right', async () => {
  const api = mockApi()
    .on(listNotifications, () => empty)
    .refuse(createNotification, 404, 'notification.nobody', 'Nobody has this username');
  const person = await open('admin');
  await person.click(screen.getByRole('radio', { name: 'One user' }));
  const name = screen.getByRole('textbox', { name: 'Username' });
  await person.type(name, 'lin_studen');
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Room changed');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Nobody has this username'));
  api.on(createNotification, () => sent);
  await person.type(name, 't');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('lin_student has been told');
  const [first, second] = api
    .requests(createNotification)
    .map(({ body }) => body as { id: string; username: string });
  expect(second?.username).toBe('lin_student');
  expect(second?.id).not.toBe(first?.id);
});

test('what failed is sent again as the same notification', async () => {
  const api = mockApi()
    .on(listNotifications, () => empty)
    .refuse(createNotification, 503, 'server.maintenance', 'Closed for a moment');
  const person = await open('admin');
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Room changed');
  await sendToAll(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for a moment');
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
  api.on(createNotification, () => sent);
  await sendToAll(person);
  await screen.findByText('The notification goes to 12 people');
  const ids = api.requests(createNotification).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});
