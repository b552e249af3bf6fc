import { hash } from 'node:crypto';
import type { Transaction } from '../../server/src/database/connection.ts';
import { newId } from '../../server/src/database/ids.ts';
import { defaultPreferences } from '../../server/src/modules/users/preferences.ts';
import { today } from './days.ts';
import { addTasks, keepCounts } from './tasks.ts';

export interface GrownPerson {
  id: string;
  /** Opens a session that nobody had to sign in for. */
  token: string;
}

const perStatement = 500;
const hourMs = 60 * 60_000;

/** So many people, each with a session, in the order of their ids. */
export async function addPeople(tx: Transaction, count: number): Promise<GrownPerson[]> {
  // Those of one millisecond come in any order.
  const ids = Array.from({ length: count }, () => newId()).sort();
  const people = ids.map((id) => ({ id, token: hash('sha256', `token of ${id}`, 'base64url') }));
  for (let from = 0; from < count; from += perStatement) {
    await insert(tx, people.slice(from, from + perStatement));
  }
  return people;
}

/** The same, with so much to do today. */
export async function addBusyPeople(
  tx: Transaction,
  count: number,
  tasksEach: number,
): Promise<GrownPerson[]> {
  const people = await addPeople(tx, count);
  for (let from = 0; from < count; from += perStatement) {
    const some = people.slice(from, from + perStatement);
    const range = { first: some[0]?.id ?? '', last: some.at(-1)?.id ?? '' };
    await addTasks(tx, range, { date: today, rows: tasksEach, after: 0, inSeries: 1 });
    await keepCounts(tx, range);
  }
  return people;
}

async function insert(tx: Transaction, people: readonly GrownPerson[]): Promise<void> {
  const at = new Date().toISOString();
  // Seen in an hour: noting it belongs to the first request after a pause, not to each.
  const seen = new Date(Date.now() + hourMs).toISOString();
  const over = new Date(Date.now() + 24 * hourMs).toISOString();
  const users = people.map(({ id }) => ({
    id,
    username: `grown_${id}`,
    username_key: `grown_${id}`,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    password_hash: '',
    role: 'student' as const,
    status: 'active' as const,
    bio: '',
    avatar_hash: null,
    preferences: JSON.stringify(defaultPreferences),
    layout: null,
    locale: 'en' as const,
    time_zone: 'UTC',
    last_seen_at: null,
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  const revisions = people.map(({ id }) => ({
    user_id: id,
    user: 1,
    tasks: 1,
    courses: 1,
    transactions: 1,
    calendars: 1,
    exams: 1,
    grades: 1,
    classes: 1,
    planning: 1,
    notifications: 1,
    conversations: 1,
  }));
  const sessions = people.map(({ id }) => ({
    user_id: id,
    id,
    remember: 0 as const,
    user_agent: '',
    address: '127.0.0.1',
    created_at: at,
    last_seen_at: seen,
    idle_until: over,
    expires_at: over,
    vouched: 0 as const,
  }));
  const tokens = people.map(({ id, token }) => ({
    token_hash: hash('sha256', token, 'base64url'),
    user_id: id,
    session_id: id,
    dies_at: null,
  }));
  await tx.query.insertInto('users').values(users).execute();
  await tx.query.insertInto('revisions').values(revisions).execute();
  await tx.query.insertInto('sessions').values(sessions).execute();
  await tx.query.insertInto('session_tokens').values(tokens).execute();
}
