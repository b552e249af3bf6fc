import type { Task, TaskEdit } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import ICAL from 'ical.js';
import type { Context } from '../../context.ts';
import { type ExportPart, mapped, ownedRows } from '../../export-part.ts';
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
    { file: 'tasks.json', tables: ['tasks'], items: tasks() },
    { file: 'task-series.json', tables: ['task_series'], items: ownedRows(ctx, 'task_series') },
    { file: 'tasks.csv', tables: [], lines: csvLines(tasks()) },
    { file: 'tasks.ics', tables: [], text: calendarText(tasks()) },
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

async function* calendarText(tasks: AsyncIterable<Task>): AsyncGenerator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal Task Board//EN\r\n';
  for await (const task of tasks) yield `${todo(task)}\r\n`;
  yield 'END:VCALENDAR\r\n';
}

const priorities = { high: 1, medium: 5, low: 9 } as const;

/** Its times are those on the wall, wherever that is. */
function todo(task: Task): string {
  const entry = new ICAL.Component('vtodo');
  const at = (date: string, time: string) => ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
  const { date } = task;
  const [start, end] = task.time?.split('-') ?? [];
  entry.addPropertyWithValue('uid', task.id);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(task.updated_at), true));
  entry.addPropertyWithValue('summary', task.title);
  const notes = notesOf(task);
  if (notes !== '') entry.addPropertyWithValue('description', notes);
  for (const category of categoriesOf(task)) entry.addPropertyWithValue('categories', category);
  if (start && end) {
    // Of a moment it is due then: an end has to lie behind its beginning.
    if (start !== end) entry.addPropertyWithValue('dtstart', at(date, start));
    entry.addPropertyWithValue('due', at(end < start ? addDays(date, 1) : date, end));
  } else entry.addPropertyWithValue('due', ICAL.Time.fromDateString(date));
  entry.addPropertyWithValue('priority', priorities[task.priority]);
  entry.addPropertyWithValue('status', task.completed ? 'COMPLETED' : 'NEEDS-ACTION');
  return entry.toString();
}
