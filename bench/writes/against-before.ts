import {
  createTransaction,
  financeStats,
  listTransactions,
  updateTransaction,
} from '@board/contracts/calls/finance';
import {
  createTask,
  listTasks,
  taskCalendar,
  taskStats,
  toggleTask,
} from '@board/contracts/calls/tasks';
import { dayQueryLimit, pageLimit } from '@board/contracts/constants/limits';
import { newId } from '@board/contracts/formats/new-id';
import type { Api } from '../../e2e/harness/api.ts';
import { cpuSince, cpuTimes, type Processes } from '../api/cpu-time.ts';
import { ratio } from '../web/report.ts';

/** Enough for the kernel's account, which counts in hundredths of a second. */
const writes = 300;
/** The live stream told a page of its own write, which then loaded everything a second time. */
const timesLoaded = 2;

const date = '2026-11-18';
const range = { start_date: '2026-10-26', end_date: '2026-12-06' };

/** Server's work for a write with what the page reads after it, now and as it was before replies told of it. */
export async function againstBefore(server: Processes, api: Api): Promise<boolean[]> {
  const { id } = await api(createTask, { body: { id: newId(), title: 'Lab report', date } });
  const record = await api(createTransaction, {
    body: {
      id: newId(),
      type: 'expense',
      amount: 18,
      category: 'food',
      description: 'Lunch',
      date,
    },
  });
  const tick = () => api(toggleTask, { params: { id } });
  let cents = 0;
  const change = () => {
    cents = (cents + 1) % 90;
    const { type, category, description } = record;
    const body = { type, category, description, date, amount: 18 + cents / 100 };
    return api(updateTransaction, { params: { id: record.id }, body });
  };
  const tasksAgain = [
    () => api(listTasks, { query: { date, limit: dayQueryLimit } }),
    () => api(listTasks, { query: { completed: false, page: 1, limit: pageLimit.default } }),
    () => api(taskStats, { query: { date } }),
    () => api(taskCalendar, { query: range }),
  ];
  const recordsAgain = [
    () => api(listTransactions, { query: { date, limit: dayQueryLimit } }),
    () => api(financeStats, { query: { month: date.slice(0, 7) } }),
  ];
  return [
    await compare('CPU of a tick with its reads against before', tick, tasksAgain),
    await compare('CPU of a changed record with its reads against before', change, recordsAgain),
  ];

  async function compare(name: string, write: Ask, again: readonly Ask[]): Promise<boolean> {
    const before = [write, ...Array.from({ length: timesLoaded }, () => again).flat()];
    await spent(server, before);
    const now = await spent(server, [write]);
    return ratio(name, now, await spent(server, before), 0.5);
  }
}

type Ask = () => Promise<unknown>;

async function spent(server: Processes, asks: readonly Ask[]): Promise<number> {
  const start = cpuTimes(server);
  for (let done = 0; done < writes; done += 1) for (const ask of asks) await ask();
  return cpuSince(server, start);
}
