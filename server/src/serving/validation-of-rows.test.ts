import { Type } from 'typebox';
import { checkOf } from './validation.ts';

describe('a body of very many rows', () => {
  const check = checkOf(
    'body',
    Type.Object(
      { rows: Type.Array(Type.Object({ day: Type.String() }), { maxItems: 300 }) },
      { additionalProperties: false },
    ),
  );
  let read: number;
  const rows = (count: number) =>
    Array.from({ length: count }, () => ({
      get day() {
        read += 1;
        return 'Monday';
      },
    }));
  const refused = (body: unknown) => {
    read = 0;
    try {
      check(body, 'en');
    } catch (error) {
      return error;
    }
  };

  it('is refused for its length before any of them is read', () => {
    expect(refused({ rows: rows(301) })).toMatchObject({
      code: 'request.invalid',
      details: [{ field: 'rows', message: 'must have at most 300 entries' }],
    });
    expect(read).toBe(0);
  });

  it('is refused for what nobody knows before any of them is read', () => {
    expect(refused({ rows: rows(300), name: 'bill.csv' })).toMatchObject({
      code: 'request.unknown_field',
      fill: { field: 'name' },
    });
    expect(read).toBe(0);
  });

  it('passes when there are not too many', () => {
    expect(refused({ rows: rows(300) })).toBeUndefined();
    expect(read).toBeGreaterThan(0);
  });

  it('says which rows are wrong, by their numbers, and asks the others nothing more', () => {
    const all: unknown[] = rows(300);
    all[290] = {};
    all[299] = { day: 5 };
    expect(refused({ rows: all })).toMatchObject({
      details: [{ field: 'rows.290.day' }, { field: 'rows.299.day' }],
    });
    expect(read).toBeLessThan(2 * all.length);
  });
});
