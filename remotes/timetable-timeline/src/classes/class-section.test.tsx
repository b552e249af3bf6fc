import {
  changeMembership,
  closeClass,
  createClass,
  joinClass,
  listClasses,
  listClassMembers,
  listClassPosts,
  lookAtClass,
  removeUnnamedMember,
} from '@board/contracts/calls/classes';
import { listCourseNames } from '@board/contracts/calls/courses';
import { mockApi, pageOf, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { someClass } from '../testing/some-class.ts';
import { messages } from '../testing/texts.ts';
import { ChangeForm } from './change-form.tsx';
import { ClassSection } from './class-section.tsx';
import { MembersDialog } from './members-dialog.tsx';

const group = { ...someClass, teacher: 'chen', code: null };

function show(names: string[] = ['Linear Algebra', 'Physics']) {
  const api = mockApi()
    .on(listClasses, () => ({ items: [group] }))
    .on(listCourseNames, () => ({ items: names.map((name) => ({ name, color: 1 })) }))
    .on(lookAtClass, () => ({ name: 'Group 2', course: 'Algebra', teacher: 'chen' }))
    .on(joinClass, () => group)
    .on(createClass, () => group)
    .on(closeClass, () => ({ success: true }));
  return { api, ...renderBoard(<ClassSection course="" />, { messages, day: '2026-11-18' }) };
}

test('all classes are listed where no course is open, each with the way to its course', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Group 2' });
  expect(link).toHaveAttribute('href', '/courses?name=Algebra');
  expect(screen.getByText(/Algebra · by chen · 31 members/)).toBeVisible();
});

test('who joins says which of his own courses it is', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Join a class' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText(/Class code/), 'ABCD2345');
  // Nothing is asked before it is known whose class it is.
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await within(dialog).findByText('Group 2, by chen')).toBeVisible();
  const own = await within(dialog).findByLabelText(/Which of your courses/);
  await person.selectOptions(own, 'Linear Algebra');
  await person.click(within(dialog).getByRole('button', { name: 'Join' }));
  await screen.findByText('You are in Group 2');
  expect(api.requests(joinClass)[0]?.body).toEqual({
    code: 'ABCD2345',
    shows_name: false,
    teacher: 'chen',
    course: 'Linear Algebra',
  });
});

test('who joins a class that another took over meanwhile sees whose it is before he goes on', async () => {
  const { api, person } = show();
  api.refuse(joinClass, 409, 'class.changed', 'The class may have another owner by now');
  await person.click(await screen.findByRole('button', { name: 'Join a class' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText(/Class code/), 'ABCD2345');
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await person.click(await within(dialog).findByRole('checkbox'));
  api.on(lookAtClass, () => ({ name: 'Group 2', course: 'Algebra', teacher: 'lin' }));
  await person.click(within(dialog).getByRole('button', { name: 'Join' }));
  expect(await within(dialog).findByText(/may have another owner/)).toBeVisible();
  api.on(joinClass, () => group);
  await person.click(await within(dialog).findByRole('button', { name: 'Continue' }));
  expect(await within(dialog).findByText('Group 2, by lin')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Join' }));
  await screen.findByText('You are in Group 2');
  expect(api.requests(joinClass).map(({ body }) => body)).toMatchObject([
    { teacher: 'chen' },
    { teacher: 'lin' },
  ]);
});

test('who shows the name says to whom', async () => {
  const api = mockApi()
    .on(listClasses, () => ({ items: [group] }))
    .on(listClassPosts, () => pageOf([]))
    .on(changeMembership, () => ({ ...group, shows_name: true }));
  const { person } = renderBoard(<ClassSection course="Algebra" />, {
    messages,
    day: '2026-11-18',
  });
  await person.click(await screen.findByRole('checkbox'));
  await waitFor(() =>
    expect(api.requests(changeMembership)[0]?.body).toEqual({ shows_name: true, teacher: 'chen' }),
  );
});

test('a class goes to another of one’s own courses', async () => {
  const api = mockApi()
    .on(listCourseNames, () => ({ items: [{ name: 'Linear Algebra', color: 1 }] }))
    .on(changeMembership, () => ({ ...group, course: 'Linear Algebra' }));
  const form = <ChangeForm of={group} onClose={() => undefined} />;
  const { person } = renderBoard(form, { messages, day: '2026-11-18' });
  const own = await screen.findByRole('combobox', { name: /Which of your courses/ });
  await person.selectOptions(own, 'Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The class belongs to Linear Algebra now');
  expect(api.requests(changeMembership)[0]?.body).toEqual({ course: 'Linear Algebra' });
});

test('a class is made for a course that has no page yet, and taken back', async () => {
  const { api, person } = show([]);
  await person.click(await screen.findByRole('button', { name: 'Make a class' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText(/Which of your courses/), 'Algebra');
  await person.type(within(dialog).getByLabelText(/Name of the class/), 'Group 2');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  await screen.findByText('Group 2 was made');
  expect(api.requests(createClass)[0]?.body).toEqual({ name: 'Group 2', course: 'Algebra' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('As it was before');
  expect(api.requests(closeClass)[0]?.url).toContain(group.id);
});

test('a class is muted and heard again, with the way back', async () => {
  let now = group;
  const api = mockApi()
    .on(listClasses, () => ({ items: [now] }))
    .on(listClassPosts, () => pageOf([]))
    .on(changeMembership, ({ body }) => {
      now = { ...now, muted: body?.muted ?? false };
      return now;
    });
  const { person } = renderBoard(<ClassSection course="Algebra" />, {
    messages,
    day: '2026-11-18',
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for Group 2' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mute' }));
  expect(await screen.findByText(/31 members · muted/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/members · muted/)).toBeNull());
  expect(api.requests(changeMembership).map(({ body }) => body)).toEqual([
    { muted: true },
    { muted: false },
  ]);
});

test('who hides the name is known by the moment of joining, and let go after a question', async () => {
  let unnamed = ['2026-11-18T05:00:00.000Z'];
  const api = mockApi()
    .on(listClassMembers, () => ({ items: [], unnamed }))
    .on(removeUnnamedMember, () => {
      unnamed = [];
      return { success: true };
    });
  const members = <MembersDialog of={someClass} post={undefined} onClose={() => undefined} />;
  const { person } = renderBoard(members, { messages, timeZone: 'Asia/Shanghai' });
  const remove = await screen.findByRole('button', {
    name: /^Remove the member who joined .*13:00/,
  });
  await person.click(remove);
  const question = within(await screen.findByRole('alertdialog', { hidden: true }));
  await person.click(question.getByRole('button', { name: 'Remove', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/^Joined/)).toBeNull());
  expect(api.requests(removeUnnamedMember)[0]?.url).toContain('joined_at=2026-11-18T05');
});
