import { randomBytes } from 'node:crypto';
import { briefKinds } from '@board/contracts/constants/planning';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { addDays, daysFrom, rangeOf, spread, weekdayOf } from '@board/time';
import { type Context, type PublicContext, today } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { actAs } from '../../people/act-as.ts';
import { hashPassword } from '../auth/index.ts';
import { saveMessages } from '../conversations/index.ts';
import { listExams } from '../exams/index.ts';
import { createTransaction, setBudget } from '../finance/index.ts';
import { createShare, freeSpans, planRevision, setBrief } from '../planning/index.ts';
import { createTask, updateTask } from '../tasks/index.ts';
import { findUserByName, insertUser } from '../users/index.ts';
import { subscribeToSchool } from './demo-calendar.ts';
import { loadSampleTerm } from './load-sample-term.ts';

export interface DemoAccount {
  username: string;
  /** Shown once and stored nowhere. */
  password: string;
}

export const demoStudent = 'demo_student';

/** Somebody to look around as, with a full term; nothing when the student is there already. */
export async function createDemoStudent(ctx: PublicContext): Promise<DemoAccount | undefined> {
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  const made = await ctx.database.transaction(async (tx) => {
    if (await findUserByName(tx, demoStudent)) return undefined;
    const id = await insertUser(ctx, tx, {
      username: demoStudent,
      email: `${demoStudent}@localhost.localdomain`,
      passwordHash,
      role: 'student',
      language: ctx.locale,
    });
    const student = await actAs({ ...ctx, tx }, id);
    if (!student) throw new Error('The demo student is not there although it was just made.');
    await loadSampleTerm(student);
    await spendLately(student);
    await talkOnce(student);
    await planAhead(student);
    return { id };
  });
  if (!made) return undefined;
  const student = await actAs(ctx, made.id);
  // By itself: a file is read beside the server, for which no transaction waits.
  if (student) await subscribeToSchool(student);
  return { username: demoStudent, password };
}

const lunch = { 'zh-CN': '午饭', en: 'Lunch' };

/** A budget, and as many days as a forecast asks for: too much for a sample that is looked through and taken back. */
async function spendLately(ctx: Context): Promise<void> {
  await setBudget(ctx, wholeBudget, 1_500);
  const [first, last] = [addDays(today(ctx), -42), addDays(today(ctx), -1)];
  for (const date of daysFrom(first, last)) {
    const weekday = weekdayOf(date);
    if (weekday > 5) continue;
    await createTransaction(ctx, {
      type: 'expense',
      category: 'dining',
      amount: 14 + weekday,
      description: lunch[ctx.locale],
      date,
    });
  }
}

const chapters = {
  'zh-CN': ['复习：第 1 章', '复习：第 2–3 章', '复习：往年题'],
  en: ['Revise: chapter 1', 'Revise: chapters 2 and 3', 'Revise: old papers'],
} as const;

const shift = { 'zh-CN': '图书馆夜班', en: 'Late shift at the library' };

/** Work over midnight, revision for the next exam, a third of it done, what is told in the morning and on Sunday, and a link that is open. */
async function planAhead(ctx: Context): Promise<void> {
  for (const kind of briefKinds) await setBrief(ctx, kind, { is_on: true });
  // Nobody needs its address: it is there to be seen, and ended.
  await createShare(ctx, { shows: 'busy', rooms: false, teachers: false, days: 7 }, '');
  const tomorrow = addDays(today(ctx), 1);
  const date = addDays(tomorrow, 1);
  await createTask(ctx, { title: shift[ctx.locale], date, time: '22:30-00:30' });
  const { items } = await listExams(ctx, { start_date: tomorrow, limit: 1 });
  const [exam] = items;
  if (!exam) return;
  const free = await freeSpans(ctx, tomorrow, addDays(exam.date, -1));
  const done = { date: addDays(today(ctx), -1), from: 19 * 60, to: 20 * 60 + 30 };
  const laid = [done, ...spread([90, 90], free).flatMap((place) => place ?? [])];
  const blocks = laid.map((span, index) => ({
    id: newId(ctx.clock.now()),
    title: chapters[ctx.locale][index] ?? '',
    date: span.date,
    time: rangeOf(span),
  }));
  const [first] = await planRevision(ctx, exam.id, blocks);
  if (first) await updateTask(ctx, first.id, { completed: true });
}

const talk = {
  'zh-CN': ['下午有空吗？', '可以直接问我：“我今天什么时候有空？”我会按课程表和任务来算。'],
  en: [
    'Am I free this afternoon?',
    'Ask me ‘When am I free today?’: I look at your lessons and tasks.',
  ],
} as const;

async function talkOnce(ctx: Context): Promise<void> {
  const [question, reply] = talk[ctx.locale];
  const said = { timestamp: ctx.clock.now(), ended: 'done' } as const;
  await saveMessages(ctx, newId(ctx.clock.now()), {
    messages: [
      { ...said, id: newId(ctx.clock.now()), role: 'user', content: question },
      { ...said, id: newId(ctx.clock.now()), role: 'assistant', content: reply, by: 'built-in' },
    ],
  });
}
