import { classImportLimit } from '@board/contracts/constants/limits';
import { parseCsv } from '@board/contracts/formats/csv';
import { ServiceError } from '../../../errors/errors.ts';

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
  电子邮箱: 'email',
  邮箱地址: 'email',
  'e-mail': 'email',
  password: 'password',
  密码: 'password',
  group: 'group',
  class: 'group',
  分组: 'group',
  班级: 'group',
};

/** A school's own name for a person, where no column is the username itself. */
const ofSchools = ['学号', '工号', '账号'];

/** The lines of a class file; columns by the names in its first line, or username, email, password, group. */
export function readClassFile(csv: string): ClassLine[] {
  const { rows: lines, unclosed } = parseCsv(csv);
  if (unclosed) throw new ServiceError('admin.csv_quote', { fill: { line: unclosed } });
  const [first] = lines;
  if (!first) throw new ServiceError('admin.csv_unreadable');
  const words = first.cells.map((cell) => cell.trim().toLowerCase());
  const isNamed = words.some((word) => names[word] === 'username');
  const header = words.map((word) =>
    !isNamed && ofSchools.includes(word) ? 'username' : names[word],
  );
  const named = header.includes('username') && header.includes('email');
  // Names of columns that we do not know would be taken for a person.
  const hasAddress = ({ cells }: { cells: readonly string[] }) =>
    cells.some((cell) => cell.includes('@'));
  if (!named && !hasAddress(first) && lines.some(hasAddress))
    throw new ServiceError('admin.csv_header', {
      fill: { header: first.cells.join(', ').slice(0, 200) },
    });
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
