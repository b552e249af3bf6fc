import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/src/config/config.ts';
import type { Context } from '../server/src/context/context.ts';
import { innerContext } from '../server/src/context/inner-context.ts';
import { newId } from '../server/src/database/ids.ts';
import { statement } from '../server/src/database/statement.ts';
import {
  createTransaction,
  financeStats,
  importTransactions,
  listTransactions,
} from '../server/src/modules/finance/index.ts';
import { insertUser } from '../server/src/modules/users/index.ts';
import { actAs } from '../server/src/people/act-as.ts';
import { startServices, stopServices } from '../server/src/start-services.ts';
import { systemClock } from '../server/src/time/clock.ts';
import { write } from '../server/src/writing/transaction.ts';
import { median, ratio, say } from './web/report.ts';

/**
 * What a person's finance costs at a hundred and at a million transactions, and what keeping the
 * statistics adds to a write: CPU microseconds of the verbs, interleaved, medians of the rounds.
 */
const few = 100;
const many = Number(process.argv[2] ?? 1_000_000);
const rounds = 7;
const callsPerRound = 200;
const month = '2026-11';
const categories = ['dining', 'study', 'transport', 'entertainment', 'part-time', 'other'];

type Row = Omit<ReturnType<typeof lunch>, 'amount'> & {
  userId: string;
  id: string;
  minor: number;
  at: string;
};

const insert = statement<Row>()((query, value) =>
  query.insertInto('transactions').values({
    user_id: value.text('userId'),
    id: value.text('id'),
    type: value.text('type'),
    minor: value.number('minor'),
    category: value.text('category'),
    description: value.text('description'),
    date: value.text('date'),
    time: value.text('time'),
    course: '',
    import_id: null,
    version: 1,
    created_at: value.text('at'),
    updated_at: value.text('at'),
    deleted_at: null,
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'board-finance-growth-'));
const config = readConfig({ DATA_DIR: folder, ADMIN_PASSWORD: newId() });
const silent = () => {};
const log = {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  isLevelEnabled: () => false,
};
const { services } = await startServices({ config, log, clock: systemClock });

try {
  const small = await personWith(few);
  const large = await personWith(many);
  const reads: [string, number, (ctx: Context) => Promise<unknown>][] = [
    ['month statistics', 1.5, (ctx) => financeStats(ctx, month)],
    ['newest page', 1.5, (ctx) => listTransactions(ctx, { order: 'desc', limit: 20 })],
  ];
  for (const [name, goal, read] of reads) {
    const [small_, large_] = await medians([() => read(small), () => read(large)]);
    report(`${name}, ${many} against ${few}`, large_, small_, goal);
  }
  const deep = () => listTransactions(large, { order: 'desc', limit: 20, page: many / 40 });
  const top = () => listTransactions(large, { order: 'desc', limit: 20 });
  const [top_, deep_] = await medians([top, deep]);
  report('page in the middle of a million, against the first', deep_, top_);
  const [bare, kept] = await medians([
    () => insertOnly(large),
    () => createTransaction(large, lunch()),
  ]);
  report('creating, with statistics against without', kept, bare, 1.4);
  const [first, millionth] = await medians([
    () => createTransaction(small, lunch()),
    () => createTransaction(large, lunch()),
  ]);
  report(`creating, ${many} against ${few}`, millionth, first, 1.5);
} finally {
  await stopServices(services);
  rmSync(folder, { recursive: true, force: true });
}

async function personWith(count: number): Promise<Context> {
  const userId = await services.database.transaction((tx) =>
    insertUser(innerContext(services), tx, {
      username: `grown_${count}`,
      email: `grown_${count}@example.org`,
      passwordHash: '',
      role: 'student',
      language: 'en',
      timeZone: 'Asia/Shanghai',
    }),
  );
  const ctx = await actAs(services, userId);
  if (!ctx) throw new Error('the person is gone');
  // Both over the same two years: what grows is how much there is of each day.
  for (let made = 0; made < count; made += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, count - made) }, (_, at) =>
      row(made + at, count),
    );
    await importTransactions(ctx, { name: 'growth', rows });
  }
  return ctx;
}

function row(index: number, count: number) {
  const day = new Date(Date.UTC(2025, 0, 1) + Math.floor((index / count) * 730) * 86_400_000);
  return {
    type: index % 9 === 0 ? ('income' as const) : ('expense' as const),
    amount: (index % 9_999) + 1,
    category: categories[index % categories.length] ?? 'other',
    description: `Entry ${index}`,
    date: day.toISOString().slice(0, 10),
    time: '12:10',
  };
}

function lunch() {
  const date = `${month}-18`;
  return {
    type: 'expense' as const,
    amount: 18,
    category: 'dining',
    description: 'Lunch',
    date,
    time: '12:10',
  };
}

/** The same write with a statement as well prepared, but without anything kept. */
function insertOnly(ctx: Context): Promise<number> {
  const { amount, ...fields } = lunch();
  const at = new Date().toISOString();
  const row = { userId: ctx.actor.userId, id: newId(), minor: amount * 100, at, ...fields };
  return write(ctx, ['transactions'], (tx) => insert.run(tx, row));
}

async function medians(works: readonly (() => Promise<unknown>)[]): Promise<[number, number]> {
  const found = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, work] of works.entries()) {
      const start = process.cpuUsage();
      for (let call = 0; call < callsPerRound; call += 1) await work();
      const { user, system } = process.cpuUsage(start);
      // The first round warms up.
      if (round > 0) found[place]?.push((user + system) / callsPerRound);
    }
  }
  const [a = [], b = []] = found;
  const own = (each: number) => each;
  return [median(a, own), median(b, own)];
}

function report(name: string, measured: number, anchor: number, most?: number): void {
  const figures = `${measured.toFixed(0)} us against ${anchor.toFixed(0)} us`;
  if (most === undefined) say(`${name}: ${figures}, ratio ${(measured / anchor).toFixed(2)}`);
  else if (!ratio(`${name}: ${figures}`, measured, anchor, most)) process.exitCode = 1;
}
