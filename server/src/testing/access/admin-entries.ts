import { createLog } from '@board/contracts/calls/admin';
import { createBackup } from '@board/contracts/calls/backups';
import { enqueue } from '../../jobs/enqueue.ts';
import { useAuthenticator } from '../second-factor.ts';
import { addProvider } from '../sign-in-provider.ts';
import type { SignedIn, TestApp } from '../test-app.ts';
import type { Entry } from './entry.ts';
import { classReport, type Make, nowhere, type Sent, saying, session } from './things.ts';

const administrative: Entry = { access: 'admin' };
const administered = (shared: Make, sent: Sent = {}): Entry => ({
  access: 'admin',
  shared: saying(shared, sent),
});
const chief = (board: TestApp): Promise<SignedIn> => board.asRole('super_admin');

const student: Make = async (_owner, board) => ({ params: { id: (await board.asUser()).user.id } });

/** Whoever takes a second factor away has one himself. */
const guardedStudent: Make = async (administrator, board) => {
  await useAuthenticator(board, administrator);
  const person = await board.asUser();
  await useAuthenticator(board, person);
  return { params: { id: person.user.id } };
};

const sessionOfStudent: Make = async (_owner, board) => {
  const person = await board.asUser();
  const { id = '' } = (await session(person, board)).params ?? {};
  return { params: { id: person.user.id, session_id: id } };
};

const logLine: Make = async (_owner, board) => {
  const body = { level: 'info', module: 'console', message: 'Mail server moved' } as const;
  return { params: { id: (await (await chief(board)).call(createLog, { body })).body.id } };
};

const job: Make = async (_owner, { services }) => {
  const key = crypto.randomUUID();
  await services.database.transaction((tx) =>
    enqueue(services, tx, { kind: 'mail.send', payload: {}, key }),
  );
  const { id } = await services.database.reader.query
    .selectFrom('jobs')
    .select('id')
    .where('unique_key', '=', key)
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

const wayToSignIn: Make = async (_owner, board) => {
  const { id } = await addProvider(board);
  return { params: { id } };
};

const backup: Make = async (_owner, board) => {
  // Its name is the second it was made in.
  board.clock.advance(1_000);
  return { params: { name: (await (await chief(board)).call(createBackup, {})).body.name } };
};

/** Belongs to nobody; whoever may, may with all. */
export const adminEntries: Record<string, Entry> = {
  listAdminUsers: administrative,
  createAdminUser: administrative,
  importAdminUsers: administrative,
  changeAdminUsers: administrative,
  updateAdminUser: administered(student, { body: { role: 'teacher' } }),
  updateUserStatus: administered(student),
  deleteAdminUser: administered(student),
  resetUserPassword: administered(student),
  removeUserSecondFactor: administered(guardedStudent),
  listUserSessions: administered(student),
  endUserSession: administered(sessionOfStudent),
  endUserSessions: administered(student),
  listClassReports: administrative,
  answerClassReport: administered(classReport, { body: { closes: false, text: '' } }),
  getAdminData: administrative,
  getAdminStats: administrative,
  getAdminSettings: administrative,
  updateAdminSettings: administrative,
  listLogs: administrative,
  createLog: administrative,
  deleteLog: administered(logLine),
  clearLogs: administrative,
  listAudit: administrative,
  exportAudit: administrative,
  listJobs: administrative,
  runJob: administered(job),
  testMail: administrative,
  testEducation: {
    ...administrative,
    sent: { body: { apiPath: `${nowhere}/api`, apiKey: 'key' } },
  },
  clearCache: administrative,
  getServerInfo: administrative,
  getHealthOfServers: administrative,
  listBackups: administrative,
  createBackup: administrative,
  verifyBackup: administered(backup),
  deleteBackup: { access: 'super_admin', shared: backup },
  downloadBackup: { access: 'super_admin', shared: backup },
  exportData: { access: 'super_admin' },
  listSignInProviders: { access: 'super_admin' },
  createSignInProvider: { access: 'super_admin' },
  updateSignInProvider: { access: 'super_admin', shared: saying(wayToSignIn, { body: {} }) },
  deleteSignInProvider: { access: 'super_admin', shared: wayToSignIn },
  testSignInProvider: { access: 'super_admin', shared: wayToSignIn },
  orderSignInProviders: { access: 'super_admin' },
};
