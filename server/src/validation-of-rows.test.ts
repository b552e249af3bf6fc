import { Type } from 'typebox';
import { checkOf } from './validation.ts';

describe('a body of very many rows', () => {
  const check = checkOf(
    'body',
    Type.Object(
      { rows: Type.Array(Type.Object({ day: Type.String() }), { maxItems: 3 }) },
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
    expect(refused({ rows: rows(4) })).toMatchObject({
      code: 'request.invalid',
      details: [{ field: 'rows', message: 'must have at most 3 entries' }],
    });
    expect(read).toBe(0);
  });

  it('is refused for what nobody knows before any of them is read', () => {
    expect(refused({ rows: rows(3), name: 'bill.csv' })).toMatchObject({
      code: 'request.unknown_field',
      fill: { field: 'name' },
    });
    expect(read).toBe(0);
  });

  it('passes when there are not too many', () => {
    expect(refused({ rows: rows(3) })).toBeUndefined();
    expect(read).toBeGreaterThan(0);
  });
});
