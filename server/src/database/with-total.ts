import type { SelectQueryBuilder, Simplify } from 'kysely';

/** How many a query finds. */
export async function countOf<Tables, Name extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, Name, Row>,
): Promise<number> {
  const counted = await found
    .clearSelect()
    .clearOrderBy()
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number((counted as { total: number }).total);
}

/** A page of what a query finds in its order, and how much that is altogether. */
export async function withTotal<Tables, Name extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, Name, Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const rows = await found.limit(limit).offset(offset).execute();
  return { rows, total: await countOf(found) };
}
