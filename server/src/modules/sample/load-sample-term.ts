import { hundred } from '@board/contracts/constants/grades';
import { addDays, mondayOf } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { write } from '../../writing/transaction.ts';
import { createCourse, createTerm } from '../courses/index.ts';
import { createExam } from '../exams/index.ts';
import { createRecurring, createSplit, createTransaction } from '../finance/index.ts';
import { createGrade } from '../grades/index.ts';
import { createTask, storeTaskFile } from '../tasks/index.ts';
import { sampleCourses } from './content/courses.ts';
import { sampleExams } from './content/exams.ts';
import { sampleRecurring } from './content/recurring.ts';
import { sampleTasks } from './content/tasks.ts';
import { sampleTermName, sampleWeek, sampleWeeks } from './content/term.ts';
import { sampleTransactions } from './content/transactions.ts';
import { loadSampleAccounts } from './load-sample-accounts.ts';
import { treePicture } from './sample-picture.ts';
import { findSample, putSample } from './samples.repository.ts';

const none = { 'zh-CN': [], en: [] };

/** So that this week is one in its middle. */
export const sampleTerm = (ctx: Context) => ({
  name: sampleTermName[ctx.locale],
  first_monday: addDays(mondayOf(today(ctx)), -7 * (sampleWeek - 1)),
  weeks: sampleWeeks,
});

/** Fills an empty board through the areas' own verbs. Asked for twice, it is there once. */
export function loadSampleTerm(ctx: Context): Promise<{ term_id: string; courses: number }> {
  const { locale } = ctx;
  const { userId } = ctx.actor;
  return write(ctx, ['courses', 'exams', 'grades', 'tasks', 'transactions'], async (tx) => {
    const existing = await findSample(tx, userId);
    if (existing) return { term_id: existing.term_id, courses: sampleCourses.length };
    const inside = { ...ctx, tx };
    const term = await createTerm(inside, { ...sampleTerm(ctx), sample: true });
    for (const { name, teacher, classroom, meetings, credits, note, parts } of sampleCourses) {
      await createCourse(inside, {
        course_name: name[locale],
        teacher: teacher[locale],
        term_id: term.id,
        meetings: meetings.map((each) => ({ ...each, classroom: classroom[locale] })),
        source: 'sample',
        ...(note && { note: note[locale] }),
      });
      await createGrade(inside, {
        term_id: term.id,
        course_name: name[locale],
        credits: credits * hundred,
        counts: true,
        parts: parts.map(({ part, weight, mark }) => ({
          name: part[locale],
          weight: weight * hundred,
          mark: mark === null ? null : mark * hundred,
          out_of: 100 * hundred,
        })),
      });
    }
    const tasks: string[] = [];
    for (const each of sampleTasks) {
      const { title, in: days, course, tags, notes, picture, steps = none, ...task } = each;
      const made = await createTask(inside, {
        ...task,
        title: title[locale],
        date: addDays(today(ctx), days),
        ...(course && { course: course[locale] }),
        ...(tags && { tags: tags[locale] }),
        ...(notes && { description: notes[locale] }),
        // The first is done: what a student sees tells how it goes on.
        steps: steps[locale].map((step, index) => ({ title: step, done: index === 0 })),
      });
      tasks.push(made.id);
      if (picture) await hang(inside, made.id, picture[locale]);
    }
    const exams: string[] = [];
    for (const { title, in: days, course, room, ...exam } of sampleExams) {
      const made = await createExam(inside, {
        ...exam,
        title: title[locale],
        course: course[locale],
        room: room[locale],
        date: addDays(today(ctx), days),
      });
      exams.push(made.id);
    }
    const { accounts, transfers, idOf } = await loadSampleAccounts(inside);
    const transactions: string[] = [];
    for (const {
      description,
      ago,
      course,
      account,
      shared,
      ...transaction
    } of sampleTransactions) {
      const made = {
        ...transaction,
        description: description[locale],
        date: addDays(today(ctx), -ago),
        account: idOf(account),
        ...(course && { course: course[locale] }),
      };
      if (shared) {
        // The friend's half; one's own is the record.
        const shares = [{ friend: idOf('friend'), amount: made.amount }];
        const whole = { ...made, amount: 2 * made.amount, shares };
        transactions.push((await createSplit(inside, whole)).record.id);
      } else transactions.push((await createTransaction(inside, made)).id);
    }
    const recurring: string[] = [];
    for (const { description, in: days, ...each } of sampleRecurring) {
      const made = await createRecurring(inside, {
        ...each,
        description: description[locale],
        start_date: addDays(today(ctx), days),
      });
      recurring.push(made.id);
    }
    await putSample(tx, userId, {
      term_id: term.id,
      tasks,
      exams,
      transactions,
      recurring,
      accounts,
      transfers,
    });
    return { term_id: term.id, courses: sampleCourses.length };
  });
}

/** Drawn here, so nobody has to look into it first. */
async function hang(ctx: Context, taskId: string, name: string): Promise<void> {
  await storeTaskFile(ctx, {
    id: newId(ctx.clock.now()),
    taskId,
    name,
    bytes: treePicture(960, 540),
    type: 'image/png',
    thumbnail: `data:image/png;base64,${treePicture(80, 80).toString('base64')}`,
  });
}
