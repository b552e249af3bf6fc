/** All that is found in the order of its place, page by page, each behind the last row of the one before. */
export async function* pagesAfter<Place, Row extends Place>(
  first: Place,
  atOnce: number,
  find: (after: Place, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await find(after, atOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    after = last;
  }
}
