import { classImportLimit } from '@board/contracts/constants/limits';
import { parseCsv } from '@board/contracts/formats/csv';
import { ServiceError } from '../../../errors.ts';

export interface ClassLine {
  line: number;
  username: string;
  email: string;
  password: string | undefined;
}

const names: Record<string, 'username' | 'email' | 'password'> = {
  username: 'username',
  用户名: 'username',
  email: 'email',
  邮箱: 'email',
  password: 'password',
  密码: 'password',
};

/** The lines of a class file; columns by the names in its first line, or username, email, password. */
export function readClassFile(csv: string): ClassLine[] {
  const { rows: lines } = parseCsv(csv);
  const [first] = lines;
  if (!first) throw new ServiceError('admin.csv_unreadable');
  const header = first.cells.map((cell) => names[cell.toLowerCase()]);
  const named = header.includes('username') && header.includes('email');
  const columns = named ? header : (['username', 'email', 'password'] as const);
  const people = named ? lines.slice(1) : lines;
  if (people.length === 0 || people.every(({ cells }) => cells.length < 2)) {
    throw new ServiceError('admin.csv_unreadable');
  }
  const { rows } = classImportLimit;
  if (people.length > rows) throw new ServiceError('admin.csv_too_long', { fill: { rows } });
  const cell = (cells: readonly string[], name: 'username' | 'email' | 'password') =>
    cells[columns.indexOf(name)] ?? '';
  return people.map(({ line, cells }) => ({
    line,
    username: cell(cells, 'username'),
    email: cell(cells, 'email'),
    password: cell(cells, 'password') || undefined,
  }));
}
