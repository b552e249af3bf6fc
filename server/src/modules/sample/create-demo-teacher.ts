import { randomBytes } from 'node:crypto';
import { addDays } from '@board/time';
import { type Context, type PublicContext, today } from '../../context/context.ts';
import { actAs } from '../../people/act-as.ts';
import { hashPassword } from '../auth/index.ts';
import { createClass, createPost, joinClass } from '../classes/index.ts';
import { createCourse, createTerm } from '../courses/index.ts';
import { findUserByName, insertUser } from '../users/index.ts';
import { sampleClass, samplePosts } from './content/class.ts';
import { sampleCourses } from './content/courses.ts';
import { type DemoAccount, demoStudent } from './create-demo-student.ts';
import { sampleTerm } from './load-sample-term.ts';

const username = 'demo_teacher';

/** The course of the class, with its lessons: it leads there from the board. */
async function teach(ctx: Context, name: string): Promise<void> {
  const { locale } = ctx;
  const course = sampleCourses.find((each) => each.name[locale] === name);
  if (!course) throw new Error('The class is of no course of the sample.');
  const term = await createTerm(ctx, sampleTerm(ctx));
  await createCourse(ctx, {
    course_name: name,
    term_id: term.id,
    meetings: course.meetings.map((each) => ({ ...each, classroom: course.classroom[locale] })),
  });
}

/** Somebody who has a class that the demo student is in; nothing when the teacher is there already. */
export async function createDemoTeacher(ctx: PublicContext): Promise<DemoAccount | undefined> {
  const { reader } = ctx.database;
  const studentRow = await findUserByName(reader, demoStudent);
  if (!studentRow || (await findUserByName(reader, username))) return undefined;
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  const id = await ctx.database.transaction((tx) =>
    insertUser(ctx, tx, {
      username,
      email: `${username}@localhost.localdomain`,
      passwordHash,
      role: 'teacher',
      language: ctx.locale,
    }),
  );
  const [teacher, student] = [await actAs(ctx, id), await actAs(ctx, studentRow.id)];
  if (!teacher || !student) throw new Error('A demo account that was just found is gone.');
  const { locale } = ctx;
  const { name, course } = sampleClass;
  await teach(teacher, course[locale]);
  const made = await createClass(teacher, { name: name[locale], course: course[locale] });
  await joinClass(student, { code: made.code ?? '', shows_name: false });
  for (const { kind, title, in: days, text } of samplePosts)
    await createPost(teacher, made.id, {
      kind,
      title: title[locale],
      text: text[locale],
      date: days === null ? null : addDays(today(teacher), days),
    });
  return { username, password };
}
