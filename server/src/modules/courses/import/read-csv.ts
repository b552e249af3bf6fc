import { type CsvRow, parseCsv } from '@board/contracts/formats/csv';
import { readPeriods, writePeriods } from '@board/contracts/formats/period-text';
import { plainText } from '@board/contracts/formats/plain-text';
import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import type { Merged } from '@board/contracts/formats/workbook';
import { CourseCollector, isCourseName } from './course-collector.ts';
import type { ImportReason } from './imported-file.ts';
import { DamagedFile, type ImportedFile } from './imported-file.ts';
import { weekdayOf, weekdaysOf } from './pages/labels.ts';
import { cellsPage } from './pages/page.ts';
import { fileOfPage } from './pages/read-page.ts';

type Column = 'name' | 'weekday' | 'start' | 'end' | 'teacher' | 'room' | 'weeks';

/** WakeUp's columns, and what they are called elsewhere. */
const headings: Record<Column, readonly string[]> = {
  name: ['课程名称', '课程名', '课程', 'course_name', 'course', 'name'],
  weekday: ['星期', '星期几', '周几', 'weekday', 'day'],
  start: ['开始节数', '开始节次', '开始节', 'start_period', 'start'],
  end: ['结束节数', '结束节次', '结束节', 'end_period', 'end'],
  teacher: ['老师', '教师', '任课教师', 'teacher'],
  room: ['地点', '教室', '上课地点', 'classroom', 'location', 'room'],
  weeks: ['周数', '周次', '上课周', 'weeks'],
};
const required: readonly Column[] = ['name', 'weekday', 'start', 'end', 'weeks'];
const usualWeeks = 18;
const hours = /\d:\d\d|\d ?[ap]\.?m\b/i;
/** Of a page. */
const mostRows = 2_000;

export function readCsv(text: string): ImportedFile {
  const { rows, unclosed } = parseCsv(text);
  if (unclosed) throw new DamagedFile(unclosed, 'quote');
  return readTable(rows);
}

/** A spreadsheet's places may be one with others. */
export function readTable(all: readonly CsvRow[], merged?: readonly Merged[]): ImportedFile {
  const [heading, ...rows] = all;
  const columns = heading ? columnsOf(heading.cells) : undefined;
  const start = columns?.get('start') ?? -1;
  // Hours where periods would stand make it a list such as pages have.
  if (!columns || rows.some(({ cells }) => hours.test(cells[start] ?? '')))
    return asPage(all, merged);
  const courses = new CourseCollector();
  const problems: { line: number; reason: ImportReason }[] = [];

  for (const { line, cells } of rows) {
    const reason = addRow(courses, cells, columns);
    if (reason) problems.push({ line, reason });
  }
  return {
    format: 'csv',
    term: {
      name: '',
      first_monday: null,
      weeks: courses.lastWeek || usualWeeks,
      period_tables: [],
    },
    courses: courses.all(),
    problems,
  };
}

/** Under other headings it is a list as pages have them, or the week itself. */
function asPage(rows: readonly CsvRow[], merged?: readonly Merged[]): ImportedFile {
  const cells = rows.slice(0, mostRows).map((row) => row.cells);
  const file = fileOfPage(cellsPage(cells, merged));
  if (!file) throw new DamagedFile(rows[0]?.line ?? 1, 'header');
  return file;
}

function addRow(
  courses: CourseCollector,
  cells: readonly string[],
  columns: ReadonlyMap<Column, number>,
): ImportReason | undefined {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  if (required.some((column) => (columns.get(column) ?? 0) >= cells.length)) return 'columns';
  if (!isCourseName(cell('name'))) return 'name';
  const weekdays = readWeekdays(cell('weekday'));
  if (weekdays.length === 0) return 'weekday';
  const periods = readPeriods(`${cell('start')}-${cell('end')}`);
  if (periods === null) return 'periods';
  const weeks = readWeeks(cell('weeks'), usualWeeks);
  if (weeks === null) return 'weeks';
  for (const weekday of weekdays)
    courses.addMeeting(cell('name'), cell('teacher'), {
      weekday,
      periods: writePeriods(periods),
      weeks: writeWeeks(weeks),
      time: null,
      classroom: cell('room'),
      teacher: '',
    });
  courses.note(weeks.at(-1) ?? 0);
  return undefined;
}

function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(' ', '_'));
  const columns = new Map<Column, number>();
  for (const [column, known] of Object.entries(headings) as [Column, readonly string[]][]) {
    const index = names.findIndex((name) => known.includes(name));
    if (index >= 0) columns.set(column, index);
  }
  return required.every((column) => columns.has(column)) ? columns : undefined;
}

/** 1 to 7, 一 to 日, or names. */
function readWeekdays(text: string): number[] {
  const plain = plainText(text).replace(/^(星期|周|礼拜)/, '');
  if (/^[1-7]$/.test(plain)) return [Number(plain)];
  return plain.length === 1 && weekdayOf(`周${plain}`)
    ? [weekdayOf(`周${plain}`)]
    : weekdaysOf(plain);
}
