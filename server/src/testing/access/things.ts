import { listSessions } from '@board/contracts/calls/account';
import { confirmProposal } from '@board/contracts/calls/assistant';
import { createAssistantConfig } from '@board/contracts/calls/assistant-configs';
import { deleteCalendar, subscribeCalendar } from '@board/contracts/calls/calendars';
import { callUrl } from '@board/contracts/calls/call-url';
import {
  createClass,
  createClassPost,
  joinClass,
  listClassMembers,
  listClassReports,
  offerClass,
  reportClass,
} from '@board/contracts/calls/classes';
import { deleteConversation, saveMessages } from '@board/contracts/calls/conversations';
import { createCourse, deleteCourse, runImport } from '@board/contracts/calls/courses';
import { createExam, deleteExam } from '@board/contracts/calls/exams';
import {
  createRecurring,
  createTransaction,
  deleteRecurring,
  deleteTransaction,
  importTransactions,
  setBudget,
} from '@board/contracts/calls/finance';
import { createGrade } from '@board/contracts/calls/grades';
import {
  createMoneyAccount,
  createTransfer,
  deleteMoneyAccount,
  deleteTransfer,
} from '@board/contracts/calls/money-accounts';
import { createNotification } from '@board/contracts/calls/notifications';
import { createShare } from '@board/contracts/calls/planning';
import { addTaskFile, removeTaskFile } from '@board/contracts/calls/task-files';
import { createTask, deleteTask, updateTask } from '@board/contracts/calls/tasks';
import { createTerm, deleteTerm } from '@board/contracts/calls/terms';
import { createWebhook } from '@board/contracts/calls/webhooks';
import { newId } from '../../database/ids.ts';
import { propose } from '../../modules/assistant/proposals/propose.ts';
import { program } from '../api-token.ts';
import { givePasskey } from '../passkeys.ts';
import { addLink, addProvider } from '../sign-in-provider.ts';
import type { SignedIn, TestApp } from '../test-app.ts';

/** What a request carries. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Makes something of a person's and answers the request that means it. */
export type Make = (owner: SignedIn, board: TestApp) => Promise<Sent>;

/** Refused before anything is sent. */
export const nowhere = 'http://10.0.0.1';

const date = '2026-11-18';
const only = (id: string) => ({ params: { id } });

/** The same thing, and what else the request says. */
export const saying =
  (make: Make, more: Sent): Make =>
  async (owner, board) => ({ ...(await make(owner, board)), ...more });

export const task: Make = async (owner) =>
  only(
    (
      await owner.call(createTask, {
        body: { title: 'Linear Algebra sheet', date, time: '16:00-17:30' },
      })
    ).body.id,
  );

export const way: Make = async (_owner, board) => only((await addProvider(board)).id);

export const signInLink: Make = async (owner, board) => only((await addLink(board, owner)).id);

export const taskChanges: Make = async (owner, board) => ({
  body: { changes: [{ id: (await task(owner, board)).params?.id, priority: 'high' }] },
});

export const taskList: Make = async (owner, board) => ({
  body: { task_ids: [(await task(owner, board)).params?.id] },
});

export const changedSeries: Make = async (owner, board) => {
  const { id = '' } = (await task(owner, board)).params ?? {};
  await owner.call(updateTask, { ...only(id), body: { recurrence: 'FREQ=DAILY;COUNT=2' } });
  return only(id);
};

export const deletedTask: Make = async (owner, board) => {
  const { id = '' } = (await task(owner, board)).params ?? {};
  await owner.call(deleteTask, only(id));
  return only(id);
};

const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

export const newTaskFile: Make = async (owner, board) => ({
  params: { ...(await task(owner, board)).params, file_id: newId(board.clock.now()) },
  query: { name: 'Sheet.pdf' },
  body: smallPdf,
});

export const taskFile: Make = async (owner, board) => {
  const { params = {}, query, body } = await newTaskFile(owner, board);
  const type = { 'content-type': 'application/octet-stream' };
  await owner.send('PUT', callUrl(addTaskFile, { params, query }), body, type);
  return { params };
};

export const removedTaskFile: Make = async (owner, board) => {
  const { params = {} } = await taskFile(owner, board);
  await owner.send('DELETE', callUrl(removeTaskFile, { params }));
  return { params };
};

export const transaction: Make = async (owner) => {
  const lunch = {
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: 'Lunch',
    date,
  } as const;
  return only((await owner.call(createTransaction, { body: lunch })).body.id);
};

export const recurring: Make = async (owner) => {
  const rent = {
    type: 'expense',
    amount: 1200,
    description: 'Rent',
    every: 'month',
    start_date: date,
  } as const;
  return only((await owner.call(createRecurring, { body: rent })).body.id);
};

export const deletedRecurring: Make = async (owner, board) => {
  const { id = '' } = (await recurring(owner, board)).params ?? {};
  await owner.call(deleteRecurring, only(id));
  return only(id);
};

export const moneyAccount: Make = async (owner) => {
  const body = { name: 'Card', kind: 'card' } as const;
  return only((await owner.call(createMoneyAccount, { body })).body.id);
};

export const deletedMoneyAccount: Make = async (owner, board) => {
  const { id = '' } = (await moneyAccount(owner, board)).params ?? {};
  await owner.call(deleteMoneyAccount, only(id));
  return only(id);
};

export const newTransfer: Make = async (owner, board) => {
  const { id = '' } = (await moneyAccount(owner, board)).params ?? {};
  return { body: { from: null, to: id, amount: 50, date } };
};

export const transfer: Make = async (owner, board) => {
  const { id: to = '' } = (await moneyAccount(owner, board)).params ?? {};
  const body = { from: null, to, amount: 50, date };
  return only((await owner.call(createTransfer, { body })).body.id);
};

export const deletedTransfer: Make = async (owner, board) => {
  const { id = '' } = (await transfer(owner, board)).params ?? {};
  await owner.call(deleteTransfer, only(id));
  return only(id);
};

export const newSplit: Make = async (owner) => {
  const body = { name: 'Roommate', kind: 'friend' } as const;
  const { id: friend } = (await owner.call(createMoneyAccount, { body })).body;
  const meal = { type: 'expense', amount: 186, description: 'Hotpot', date };
  return { body: { ...meal, shares: [{ friend, amount: 93 }] } };
};

export const deletedTransaction: Make = async (owner, board) => {
  const { id = '' } = (await transaction(owner, board)).params ?? {};
  await owner.call(deleteTransaction, only(id));
  return only(id);
};

export const transactionImport: Make = async (owner) => {
  const row = {
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: 'Lunch',
    date,
    time: null,
  } as const;
  return only(
    (await owner.call(importTransactions, { body: { name: 'bill.csv', rows: [row] } })).body.id,
  );
};

export const budget: Make = async (owner) => {
  const params = { category: 'dining' } as const;
  await owner.call(setBudget, { params, body: { amount: 300 } });
  return { params };
};

export const course: Make = async (owner) => {
  const body = {
    course_name: 'Linear Algebra',
    date,
    periods: '1-2节',
    classroom: 'A-302',
    teacher: 'Prof. Lin',
  };
  return only((await owner.call(createCourse, { body })).body.id);
};

export const deletedCourse: Make = async (owner, board) => {
  const { id = '' } = (await course(owner, board)).params ?? {};
  await owner.call(deleteCourse, only(id));
  return only(id);
};

export const lesson: Make = async (owner) => {
  const sessions = [{ date, periods: '1-2节', classroom: 'A-302' }];
  const { body } = await owner.call(createCourse, {
    body: { course_name: 'Linear Algebra', sessions },
  });
  return { params: { id: body.id, meeting_id: body.sessions[0]?.id ?? '', date } };
};

export const term: Make = async (owner) => {
  const body = { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 };
  return only((await owner.call(createTerm, { body })).body.id);
};

export const deletedTerm: Make = async (owner, board) => {
  const { id = '' } = (await term(owner, board)).params ?? {};
  await owner.call(deleteTerm, only(id));
  return only(id);
};

export const importedCourses = {
  new_term: { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 },
  mode: 'merge' as const,
  courses: [
    {
      course_name: 'Linear Algebra',
      teacher: 'Prof. Lin',
      meetings: [
        {
          weekday: 1,
          weeks: '1-16周',
          periods: '1-2节',
          time: null,
          classroom: 'A-302',
          teacher: '',
        },
      ],
      sessions: [],
    },
  ],
};

export const courseImport: Make = async (owner) =>
  only((await owner.call(runImport, { body: importedCourses })).body.id);

export const notification: Make = async (owner) =>
  only(
    (await owner.call(createNotification, { body: { title: 'Room changed', message: 'Room 204' } }))
      .body.id,
  );

export const session: Make = async (owner) => {
  const [own] = (await owner.call(listSessions, {})).body.items;
  return only(own?.id ?? '');
};

export const apiToken: Make = async (owner, board) =>
  only((await program(board, owner, ['read:tasks'])).id);

/** To where nobody is. */
export const webhook: Make = async (owner) => {
  const body = { address: 'https://127.0.0.1:9/', areas: ['tasks' as const] };
  return only((await owner.call(createWebhook, { body })).body.id);
};

export const passkey: Make = async (owner) => only((await givePasskey(owner)).id);

export const proposal: Make = async (owner, board) => {
  const planned = { id: newId(board.clock.now()), title: 'Read chapter 3', date };
  const draft = {
    subject: planned.title,
    changes: [],
    input: { kind: 'task.add' as const, task: planned },
  };
  return only((await propose(await board.contextOf(owner), draft)).id);
};

export const moneyProposal: Make = async (owner, board) => {
  const spent = { id: newId(board.clock.now()), type: 'expense' as const, amount: 18.5 };
  const transaction = { ...spent, category: 'dining' as const, description: 'Lunch', date };
  const draft = {
    subject: 'Lunch',
    changes: [],
    input: { kind: 'transaction.add' as const, transaction },
  };
  return only((await propose(await board.contextOf(owner), draft)).id);
};

export const confirmedProposal: Make = async (owner, board) => {
  const { id = '' } = (await proposal(owner, board)).params ?? {};
  await owner.call(confirmProposal, only(id));
  return only(id);
};

/** Belongs to nobody; whoever may, may with all. */
export const calendarFile = {
  name: 'School',
  color: 2,
  kind: 'events' as const,
  content: Buffer.from(
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Sports day\r\nDTSTART;VALUE=DATE:20261118\r\nEND:VEVENT\r\nEND:VCALENDAR',
  ).toString('base64'),
};

const someShare = { shows: 'busy' as const, rooms: false, teachers: false };

export const share: Make = async (owner) =>
  only((await owner.call(createShare, { body: { ...someShare, days: 7 } })).body.share.id);

export const calendar: Make = async (owner) =>
  only((await owner.call(subscribeCalendar, { body: calendarFile })).body.id);

export const deletedCalendar: Make = async (owner, board) => {
  const made = await calendar(owner, board);
  const { id = '' } = made.params ?? {};
  await owner.call(deleteCalendar, { params: { id } });
  return made;
};

export const exam: Make = async (owner) =>
  only((await owner.call(createExam, { body: { title: 'Midterm', date } })).body.id);

export const someBlock = {
  id: newId(1),
  title: 'Chapter 1',
  date,
  time: '14:00-15:00',
};

export const deletedExam: Make = async (owner, board) => {
  const sent = await exam(owner, board);
  await owner.call(deleteExam, only(sent.params?.id ?? ''));
  return sent;
};

export const someId = newId(0);

export const conversation: Make = async (owner, board) => {
  const id = newId(board.clock.now());
  await owner.call(saveMessages, { body: { id, messages: [] } });
  return only(id);
};

export const deletedConversation: Make = async (owner, board) => {
  const { params } = await conversation(owner, board);
  const id = params?.id ?? '';
  await owner.call(deleteConversation, { params: { id } });
  return only(id);
};

export const someGrade = {
  term_id: null,
  course_name: 'Linear Algebra',
  credits: 400,
  counts: true,
  parts: [],
};

/** Written as it is: of a course there is one in a term. */
export const writtenGrade: Make = async (owner, board) => {
  const body = { ...someGrade, course_name: newId(board.clock.now()) };
  return { ...only((await owner.call(createGrade, { body })).body.id), body };
};

export const grade: Make = async (owner, board) =>
  only((await writtenGrade(owner, board)).params?.id ?? '');

const someClass = { name: 'Group 2', course: 'Linear Algebra' };

export const ownClass: Make = async (owner) =>
  only((await owner.call(createClass, { body: someClass })).body.id);

export const joinedClass: Make = async (owner, board) => {
  const teacher = await board.asRole('teacher');
  const { id, code } = (await teacher.call(createClass, { body: someClass })).body;
  await owner.call(joinClass, { body: { code: code ?? '', shows_name: false } });
  return only(id);
};

export const classWithHeir: Make = async (owner, board) => {
  const { id, code } = (await owner.call(createClass, { body: someClass })).body;
  const heir = await board.asUser();
  await heir.call(joinClass, {
    body: { code: code ?? '', shows_name: true, teacher: owner.user.username },
  });
  return { ...only(id), body: { username: heir.user.username } };
};

export const classWithMember: Make = async (owner, board) => {
  const { id, code } = (await owner.call(createClass, { body: someClass })).body;
  const member = await board.asUser();
  await member.call(joinClass, {
    body: { code: code ?? '', shows_name: true, teacher: owner.user.username },
  });
  return { params: { id, username: member.user.username } };
};

export const classWithUnnamed: Make = async (owner, board) => {
  const { id, code } = (await owner.call(createClass, { body: someClass })).body;
  const member = await board.asUser();
  await member.call(joinClass, { body: { code: code ?? '', shows_name: false } });
  const { unnamed } = (await owner.call(listClassMembers, { params: { id }, query: {} })).body;
  return { params: { id }, query: { joined_at: unnamed[0] ?? '' } };
};

/** Of whoever has no part in it, for who administrates. */
export const classReport: Make = async (_owner, board) => {
  const member = await board.asUser();
  const { params: { id = '' } = {} } = await joinedClass(member, board);
  await member.call(reportClass, { params: { id }, body: { text: 'Spam' } });
  const admin = await board.asAdmin();
  return only((await admin.call(listClassReports, { query: {} })).body.items[0]?.id ?? '');
};

export const offeredClass: Make = async (owner, board) => {
  const teacher = await board.asRole('teacher');
  const { id, code } = (await teacher.call(createClass, { body: someClass })).body;
  await owner.call(joinClass, {
    body: { code: code ?? '', shows_name: true, teacher: teacher.user.username },
  });
  const { username } = owner.user;
  await teacher.call(offerClass, { params: { id }, body: { username } });
  return only(id);
};

export const classPost: Make = async (owner) => {
  const { id } = (await owner.call(createClass, { body: someClass })).body;
  const body = { kind: 'assignment', title: 'Sheet 4', date } as const;
  const post = (await owner.call(createClassPost, { params: { id }, body })).body;
  return { params: { id, post_id: post.id } };
};

export const assistantConfig: Make = async (_owner, board) => {
  const chief = await board.asRole('super_admin');
  return only(
    (
      await chief.call(createAssistantConfig, {
        body: { api_key: 'sk-0123456789abcdef', base_url: nowhere },
      })
    ).body.id,
  );
};
