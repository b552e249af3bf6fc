import {
  type AdminUser,
  changeAdminUsers,
  createAdminUser,
  importAdminUsers,
  listAdminUsers,
  listUserSessions,
  removeUserSecondFactor,
  resetUserPassword,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import type { ReplyOf } from '@board/contracts/calls/call';
import { pageOf } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import zh from '../messages/zh-CN.json';
import { answers, at, find, id, lin, showConsole } from '../testing/show-console.tsx';
import { UsersSection } from './users-section.tsx';

beforeEach(() => sessionStorage.clear());

test.each([
  ['en', '19 Nov 2026'],
  ['zh-CN', '2026年11月19日'],
] as const)(
  'in %s the day of joining is the day it was where one looks from',
  async (locale, day) => {
    const late = { ...lin, created_at: '2026-11-18T20:02:00.000Z' };
    const api = answers().on(listAdminUsers, () => pageOf([late]));
    showConsole(<UsersSection />, { locale, api, timeZone: 'Asia/Shanghai' });
    expect(await screen.findByText(day)).toBeVisible();
  },
);

test('a search asks the server when the typing pauses', async () => {
  const { person, api } = showConsole(<UsersSection />);
  await find('Users', 'lin_student');
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lin');
  await waitFor(() => expect(api.requests(listAdminUsers).at(-1)?.url).toContain('search=lin'));
  expect(api.requests(listAdminUsers)).toHaveLength(2);
});

test('disabling is saved, shows at once and can be undone', async () => {
  const { person, api } = showConsole(<UsersSection />);
  let status: AdminUser['status'] = 'active';
  api.on(updateUserStatus, ({ body }) => {
    status = body.status;
    return { ...lin, status, is_active: status === 'active' };
  });
  await person.click(await screen.findByRole('button', { name: 'Disable lin_student' }));
  expect(await screen.findByText('lin_student is disabled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enable lin_student' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(status).toBe('active'));
  expect(screen.queryByRole('button', { name: 'Edit chief' })).not.toBeInTheDocument();
});

test('a refused change goes back and says why', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.refuse(
    updateUserStatus,
    403,
    'user.not_yours_to_manage',
    'You may not manage users of this role',
  );
  await person.click(await screen.findByRole('button', { name: 'Disable lin_student' }));
  expect(await screen.findByText('You may not manage users of this role')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Disable lin_student' })).toBeVisible();
});

test('editing sends what changed, with the version that was seen, and errors stand at their field', async () => {
  const { person, api } = showConsole(<UsersSection />);
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
  const name = await within(dialog).findByLabelText('Username');
  await person.clear(name);
  await person.type(name, 'zhou_student');
  await person.selectOptions(within(dialog).getByLabelText('Role'), 'teacher');
  expect(within(dialog).queryByRole('option', { name: 'Admin' })).not.toBeInTheDocument();
  api.refuse(updateAdminUser, 409, 'auth.username_taken', 'username already taken, try another');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('username already taken, try another'),
  );
  expect(api.requests(updateAdminUser)[0]).toMatchObject({
    version: 3,
    body: { username: 'zhou_student', role: 'teacher' },
  });
  api.on(updateAdminUser, () => ({
    ...lin,
    username: 'zhou_student',
    role: 'teacher' as const,
    version: 4,
  }));
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('zhou_student saved')).toBeVisible();
});

test('editing one field sends that one alone', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.on(updateAdminUser, () => ({ ...lin, email: 'lin@uni.example', version: 4 }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
  const email = await within(dialog).findByLabelText('Email');
  await person.clear(email);
  await person.type(email, ' lin@uni.example');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('lin_student saved')).toBeVisible();
  expect(api.requests(updateAdminUser).map(({ body }) => body)).toEqual([
    { email: 'lin@uni.example' },
  ]);
});

test('a new user comes with a link to hand over', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.on(createAdminUser, ({ body }) => ({
    user: { ...lin, username: body.username },
    password_link: { link: '/reset-password#token=abc', expires_at: at },
  }));
  await person.click(screen.getByRole('button', { name: 'New user' }));
  const dialog = await screen.findByRole('dialog', { name: 'New user' });
  await person.type(within(dialog).getByLabelText('Username'), 'new_student ');
  await person.type(within(dialog).getByLabelText('Email'), 'new@example.org');
  await person.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('dialog', { name: 'new_student created' })).toBeVisible();
  expect(screen.getByLabelText('Link')).toHaveValue('http://localhost/reset-password#token=abc');
});

test('a password is reset by a link, and sessions are shown', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api
    .on(resetUserPassword, () => ({
      link: 'https://board.example.org/reset-password#token=x',
      expires_at: at,
    }))
    .on(listUserSessions, () => ({ items: [] }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  await person.click(await screen.findByRole('button', { name: 'Reset password' }));
  await person.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(
    'https://board.example.org/reset-password#token=x',
  );
  // What was taken along is left without a question.
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied');
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  await person.click(await screen.findByRole('button', { name: 'Sessions' }));
  expect(await screen.findByText('Not logged in anywhere')).toBeVisible();
});

test('who has lost his phone is let in by the password alone, after a question', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.on(removeUserSecondFactor, () => ({ success: true }));
  await person.click(await screen.findByRole('button', { name: 'Edit lin_student' }));
  await person.type(await screen.findByLabelText('Username'), '_2');
  await person.click(screen.getByRole('button', { name: 'Two-step login' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Switch two-step login off for lin_student?',
    hidden: true,
  });
  await person.click(within(question).getByRole('button', { name: 'Switch off', hidden: true }));
  expect(await screen.findByText('lin_student logs in with the password alone')).toBeVisible();
  expect(api.requests(removeUserSecondFactor)).toHaveLength(1);
  expect(screen.getByLabelText('Username')).toHaveValue('lin_student_2');
});

test('a class file is previewed before anybody is created', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.on(importAdminUsers, ({ body }) => ({
    items: [
      {
        line: 2,
        username: 'one',
        email: 'one@example.org',
        problem: null,
        password: body.preview ? null : 'abc234',
        link: null,
      },
      {
        line: 3,
        username: 'two',
        email: 'x',
        problem: 'This is not a valid email address',
        password: null,
        link: null,
      },
    ],
    added: body.preview ? 0 : 1,
    refused: 1,
    can_mail: true,
  }));
  await person.click(screen.getByRole('button', { name: 'Import class' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a class' });
  const csv = new File(['username,email\none,one@example.org\ntwo,x\n'], 'class.csv', {
    type: 'text/csv',
  });
  Object.defineProperty(csv, 'arrayBuffer', {
    value: async () =>
      new TextEncoder().encode('username,email\none,one@example.org\ntwo,x\n').buffer,
  });
  await person.upload(within(dialog).getByLabelText('CSV file'), csv);
  expect(await within(dialog).findByText('This is not a valid email address')).toBeVisible();
  expect(within(dialog).getByRole('option', { name: 'An invitation by mail' })).toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Import 1 person' }));
  expect(await within(dialog).findByText('abc234')).toBeVisible();
  expect(
    api.requests(importAdminUsers).map(({ body }) => (body as { preview: boolean }).preview),
  ).toEqual([true, false]);
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Close without keeping it?',
    hidden: true,
  });
  expect(screen.getByText('abc234')).toBeVisible();
  await person.click(within(question).getByText('Close anyway'));
  await waitFor(() => expect(screen.queryByText('abc234')).toBeNull());
});

test('all who were found are changed together, but for those who are left out', async () => {
  const { person, api } = showConsole(<UsersSection />);
  const one = { id: id(11), username: 'one', role: 'student', status: 'active' } as const;
  const items = [
    { ...one, problem: null },
    { ...one, id: id(12), username: 'two', problem: null },
    { ...one, id: id(13), username: 'chief', problem: 'You do not manage this account' },
  ];
  api.on(changeAdminUsers, () => ({ items, changed: 1, refused: 1 }));
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'class');
  await waitFor(() => expect(api.requests(listAdminUsers).at(-1)?.url).toContain('search=class'));
  await person.click(screen.getByRole('button', { name: 'Bulk change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bulk change' });
  await person.click(within(dialog).getByRole('button', { name: 'Show what would happen' }));
  expect(await within(dialog).findByText('You do not manage this account')).toBeVisible();
  expect(within(dialog).getByRole('checkbox', { name: 'chief' })).toBeDisabled();
  await person.click(within(dialog).getByRole('checkbox', { name: 'two' }));
  await person.click(within(dialog).getByRole('button', { name: 'Disable 1 person' }));
  expect(await screen.findByText('1 person changed')).toBeVisible();
  expect(api.requests(changeAdminUsers).map(({ body }) => body)).toEqual([
    { search: 'class', to: { status: 'inactive' }, preview: true },
    { search: 'class', ids: [id(11)], to: { status: 'inactive' }, preview: false },
  ]);
});

test('who was found for one deed is not changed by another that was chosen meanwhile', async () => {
  const { person, api } = showConsole(<UsersSection />);
  const reply = Promise.withResolvers<ReplyOf<typeof changeAdminUsers>>();
  api.on(changeAdminUsers, () => reply.promise);
  await person.click(await screen.findByRole('button', { name: 'Bulk change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk change' }));
  await person.click(dialog.getByRole('button', { name: 'Show what would happen' }));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Enable');
  await act(async () => reply.resolve({ items: [], changed: 0, refused: 0 }));
  expect(await dialog.findByRole('button', { name: 'Show what would happen' })).toBeEnabled();
  expect(dialog.queryByRole('table')).toBeNull();
});

test('all who were found are put into a group', async () => {
  const { person, api } = showConsole(<UsersSection />);
  api.on(changeAdminUsers, () => ({ items: [], changed: 0, refused: 0 }));
  await person.click(await screen.findByRole('button', { name: 'Bulk change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk change' }));
  await person.selectOptions(
    dialog.getByRole('combobox', { name: 'What to do' }),
    'Put into a group',
  );
  await person.type(dialog.getByLabelText('Group'), 'CS 2301');
  await person.click(dialog.getByRole('button', { name: 'Show what would happen' }));
  await waitFor(() =>
    expect(api.requests(changeAdminUsers)[0]?.body).toEqual({
      to: { group: 'CS 2301' },
      preview: true,
    }),
  );
});

test.each([
  [
    'en',
    'Bulk change',
    'What to do',
    'Disable from a day on',
    'Disable on',
    'Show what would happen',
  ],
  ['zh-CN', zh.users.many, zh.many.deed, zh.many.day, zh.users.inactiveOn, zh.many.preview],
] as const)(
  'in %s many accounts end on a day, which has to be chosen',
  async (locale, title, question, deed, field, preview) => {
    const { person, api } = showConsole(<UsersSection />, { locale });
    api.on(changeAdminUsers, () => ({ items: [], changed: 0, refused: 0 }));
    await person.click(await screen.findByRole('button', { name: title }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await person.selectOptions(dialog.getByRole('combobox', { name: question }), deed);
    const day = await dialog.findByLabelText(field);
    expect(dialog.getByRole('button', { name: preview })).toBeDisabled();
    await person.type(day, '2026-12-24{Tab}');
    await person.click(dialog.getByRole('button', { name: preview }));
    await waitFor(() =>
      expect(api.requests(changeAdminUsers)[0]?.body).toEqual({
        to: { inactive_on: '2026-12-24' },
        preview: true,
      }),
    );
  },
);
