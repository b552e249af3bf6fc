import type { Person } from './person.ts';
import type { Fields, Thing } from './thing.ts';

interface Task {
  id: string;
  title: string;
  completed: boolean;
  version: number;
}

interface Transaction {
  id: string;
  description: string;
  amount: number;
  version: number;
}

const date = '2026-11-18';

/** What does not agree with what was acknowledged: nothing, if the product keeps its word. */
export async function compare(
  person: Person,
  url: string,
  things: readonly Thing[],
): Promise<string[]> {
  const tasks = await person.all<Task>(url, '/tasks');
  const transactions = await person.all<Transaction>(url, '/transactions');
  const stored = new Map<string, Fields>();
  for (const { id, title, completed, version } of tasks)
    stored.set(id, { version, text: title, amount: 0, completed });
  for (const { id, description, amount, version } of transactions) {
    stored.set(id, { version, text: description, amount, completed: false });
  }
  const findings = things.flatMap((thing) => {
    const now = stored.get(thing.id) ?? 'gone';
    const possible = [thing.known, thing.pending?.after ?? thing.known].map((each) =>
      each === 'none' ? 'gone' : each,
    );
    if (possible.some((each) => isSame(each, now))) return [];
    return [
      `${thing.kind} ${thing.id}: acknowledged ${show(possible[0])}, under way ${show(possible[1])}, stored ${show(now)}`,
    ];
  });
  if (stored.size !== tasks.length + transactions.length) findings.push('an id is listed twice');
  const known = new Set(things.map(({ id }) => id));
  for (const id of stored.keys()) if (!known.has(id)) findings.push(`${id} was never sent`);
  return [...findings, ...(await compareFigures(person, url, tasks, transactions))];
}

/** Figures that are kept beside the rows have to say what the rows say. */
async function compareFigures(
  person: Person,
  url: string,
  tasks: Task[],
  transactions: Transaction[],
): Promise<string[]> {
  const stats = await person.get<{ day: { completed: number; open: number } }>(
    url,
    `/tasks/stats?date=${date}`,
  );
  const finance = await person.get<{ monthlyExpense: number }>(
    url,
    `/finance/stats?month=${date.slice(0, 7)}`,
  );
  const completed = tasks.filter((task) => task.completed).length;
  const cents = transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const findings: string[] = [];
  if (stats.day.completed !== completed || stats.day.open !== tasks.length - completed) {
    findings.push(
      `${tasks.length} tasks, ${completed} of them completed, are counted as ${JSON.stringify(stats.day)}`,
    );
  }
  if (Math.round(finance.monthlyExpense * 100) !== cents) {
    findings.push(`transactions of ${cents / 100} sum up to ${finance.monthlyExpense}`);
  }
  return findings;
}

const isSame = (one: Fields | 'gone', other: Fields | 'gone'): boolean => show(one) === show(other);

const show = (fields: Fields | 'gone' | undefined): string =>
  fields === undefined || fields === 'gone'
    ? 'gone'
    : `${fields.version} ${fields.text} ${fields.amount} ${fields.completed}`;
