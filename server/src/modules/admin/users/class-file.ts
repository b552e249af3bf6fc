import { classImportLimit } from '@board/contracts/constants/limits';
import { parseCsv } from '@board/contracts/formats/csv';
import { ServiceError } from '../../../errors.ts';

export interface ClassLine {
  line: number;
  username: string;
  email: string;
  password: string | undefined;
  group: string;
}

type Column = 'username' | 'email' | 'password' | 'group';

const names: Record<string, Column> = {
  username: 'username',
  用户名: 'username',
  email: 'email',
  邮箱: 'email',
  password: 'password',
  密码: 'password',
  group: 'group',
  class: 'group',
  分组: 'group',
  班级: 'group',
};

/** The lines of a class file; columns by the names in its first line, or username, email, password, group. */
export function readClassFile(csv: string): ClassLine[] {
  const { rows: lines, unclosed } = parseCsv(csv);
  if (unclosed) throw new ServiceError('admin.csv_quote', { fill: { line: unclosed } });
  const [first] = lines;
  if (!first) throw new ServiceError('admin.csv_unreadable');
  const header = first.cells.map((cell) => names[cell.toLowerCase()]);
  const named = header.includes('username') && header.includes('email');
  const columns = named ? header : (['username', 'email', 'password', 'group'] as const);
  const people = named ? lines.slice(1) : lines;
  if (people.length === 0 || people.every(({ cells }) => cells.length < 2)) {
    throw new ServiceError('admin.csv_unreadable');
  }
  const { rows } = classImportLimit;
  if (people.length > rows) throw new ServiceError('admin.csv_too_long', { fill: { rows } });
  const cell = (cells: readonly string[], name: Column) => cells[columns.indexOf(name)] ?? '';
  return people.map(({ line, cells }) => ({
    line,
    username: cell(cells, 'username'),
    email: cell(cells, 'email'),
    password: cell(cells, 'password') || undefined,
    group: cell(cells, 'group').trim(),
  }));
}
