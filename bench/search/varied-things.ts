import type { Transaction } from '../../server/src/database/connection.ts';
import { newId } from '../../server/src/database/ids.ts';
import { dayFrom, today } from '../grown/days.ts';

const subjects = [
  '线性代数',
  '数据结构',
  '概率论与数理统计',
  '大学物理实验',
  '计算机网络',
  '操作系统',
  '编译原理',
  '大学英语',
  '音乐鉴赏',
  '羽毛球',
  'Linear Algebra',
  'Data Structures',
  'Probability',
  'Physics Lab',
  'Computer Networks',
  'Operating Systems',
  'Compilers',
  'College English',
  'Regression',
  'Badminton',
] as const;
const works = [
  (n: number) => `第 ${n} 次作业`,
  (n: number) => `problem set ${n}`,
  (n: number) => `实验报告 ${n}`,
  (n: number) => `reading, chapter ${n}`,
  (n: number) => `复习 ${n}`,
  (n: number) => `slides for group ${n}`,
] as const;

const rare = 'Passport photographs';
const perStatement = 500;
const days = 730;
/** Two things in three are tasks, the others records of the ledger. */
const tasksOfThree = 2;

const titleOf = (index: number): string => {
  if (index === 78) return rare;
  const subject = subjects[index % subjects.length];
  const work = works[Math.floor(index / subjects.length) % works.length];
  return `${subject} ${work?.(index % 97)}`;
};

/** So many things as somebody might have written them over two years, in both languages. */
export async function addVariedThings(
  tx: Transaction,
  userId: string,
  count: number,
): Promise<void> {
  const at = new Date().toISOString();
  const own = { user_id: userId, version: 1, created_at: at, updated_at: at };
  for (let from = 0; from < count; from += perStatement) {
    const indices = Array.from(
      { length: Math.min(perStatement, count - from) },
      (_, step) => from + step,
    );
    const dateOf = (index: number) => dayFrom(today, (index % days) - days / 2);
    const tasks = indices
      .filter((index) => index % 3 < tasksOfThree)
      .map((index) => ({
        ...own,
        id: newId(),
        title: titleOf(index),
        completed: index % 3 === 0 ? (1 as const) : (0 as const),
        priority: 'medium' as const,
        date: dateOf(index),
        time: '',
        has_reminder: 0 as const,
        reminder_time: null,
        reminders: '[]',
        duration_minutes: null,
        course: '',
        assignment: 'none' as const,
        tags: '[]',
        steps: '[]',
        description: index % 5 === 0 ? 'Bring the notes of last week along' : '',
        series_id: null,
        occurrence: null,
        recurrence: null,
        deleted_with: null,
        deleted_at: null,
      }));
    const records = indices
      .filter((index) => index % 3 >= tasksOfThree)
      .map((index) => ({
        ...own,
        id: newId(),
        type: 'expense' as const,
        minor: 1800,
        category: 'dining',
        description: index % 2 === 0 ? '第二食堂午饭' : 'Lunch at the canteen',
        date: dateOf(index),
        time: '12:10',
        course: '',
        import_id: null,
        deleted_at: null,
      }));
    await tx.query.insertInto('tasks').values(tasks).execute();
    await tx.query.insertInto('transactions').values(records).execute();
  }
}
