import { randomBytes } from 'node:crypto';
import { actAs } from '../../act-as.ts';
import type { PublicContext } from '../../context.ts';
import { hashPassword } from '../auth/index.ts';
import { findUserByName, insertUser } from '../users/index.ts';
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
  return ctx.database.transaction(async (tx) => {
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
    return { username: demoStudent, password };
  });
}
