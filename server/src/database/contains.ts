import { type SqlBool, sql } from 'kysely';

/**
 * Whether a column has these words. To the engines small and capital letters are the same in Latin alone;
 * any other is found as it is written, and where all of them are small or capital.
 */
export function contains(columns: readonly string[], words: string) {
  const ways = new Set([words, words.toLowerCase(), words.toUpperCase()].map(asciiLower));
  const found = columns.flatMap((column) =>
    // Not by `like`: it begins anew at each letter, which costs a long text a hundred times as much.
    [...ways].map(
      (way) => sql`replace(lower(${sql.ref(column)}), ${way}, '') <> lower(${sql.ref(column)})`,
    ),
  );
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

const asciiLower = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
