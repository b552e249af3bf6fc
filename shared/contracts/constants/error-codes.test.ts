import { errorTable } from './error-codes.ts';
import type { ErrorTable } from './errors/error-table.ts';

const table: ErrorTable = errorTable;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.entries(table))(
  '%s has a status and says the same in both languages',
  (_, error) => {
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error['zh-CN']).not.toBe('');
    expect(error.en).not.toBe('');
    expect(placeholders(error['zh-CN'])).toEqual(placeholders(error.en));
  },
);
