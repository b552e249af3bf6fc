import type { Task, TaskEdit } from '@board/contracts/schemas/tasks';
import ICAL from 'ical.js';
import { type ExportPart, mapped, ownedPart, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { calendarText, entryOf, spanOnWall } from '../../files/ical.ts';
import { exportedFiles } from './files/export-files.ts';
import { categoriesOf, notesOf, stepLine } from './task-words.ts';
import { toTask } from './tasks.repository.ts';

/** The first of its reminders stands for all of them. */
type Column = Exclude<keyof TaskEdit, 'has_reminder' | 'reminders'>;

/** In their order; a field that can be set and has no column does not compile. */
const columns = Object.keys({
  date: true,
  time: true,
  title: true,
  completed: true,
  priority: true,
  reminder_time: true,
  description: true,
  recurrence: true,
  duration_minutes: true,
  course: true,
  assignment: true,
  tags: true,
  steps: true,
} satisfies Record<Column, true>) as readonly Column[];

export function exportOf(ctx: Context): ExportPart[] {
  const tasks = () => mapped(ownedRows(ctx, 'tasks'), toTask);
  return [
    ownedPart(ctx, 'tasks', toTask),
    ownedPart(ctx, 'task_series'),
    { file: 'tasks.csv', tables: [], lines: csvLines(tasks()) },
    { file: 'tasks.ics', tables: [], text: calendarText(mapped(tasks(), todoOf)) },
    ...exportedFiles(ctx),
  ];
}

async function* csvLines(tasks: AsyncIterable<Task>): AsyncGenerator<readonly string[]> {
  yield columns;
  for await (const task of tasks) yield columns.map((column) => textOf(task[column]));
}

/** Lists as a person writes them: words side by side, steps a line each. */
function textOf(value: Task[Column]): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((each) => (typeof each === 'string' ? each : stepLine(each))).join('\n');
}

const priorities = { high: 1, medium: 5, low: 9 } as const;

function todoOf(task: Task): ICAL.Component {
  const { id, title, date, time, updated_at: stamp } = task;
  const entry = entryOf('vtodo', { uid: id, title, stamp });
  const notes = notesOf(task);
  if (notes !== '') entry.addPropertyWithValue('description', notes);
  for (const category of categoriesOf(task)) entry.addPropertyWithValue('categories', category);
  if (time) {
    const { from, to } = spanOnWall(date, time);
    if (to) entry.addPropertyWithValue('dtstart', from);
    entry.addPropertyWithValue('due', to ?? from);
  } else entry.addPropertyWithValue('due', ICAL.Time.fromDateString(date));
  entry.addPropertyWithValue('priority', priorities[task.priority]);
  entry.addPropertyWithValue('status', task.completed ? 'COMPLETED' : 'NEEDS-ACTION');
  return entry;
}
