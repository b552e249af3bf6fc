import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A cell that a spreadsheet would run as a formula is kept as text by an apostrophe. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Its head: the mark before it tells spreadsheets that the file is UTF-8. */
export const csvFile = (head: readonly string[]): string => `\uFEFF${csvLine(head)}`;

/** A file that a browser saves, as fast as it is read. */
export function sendCsv(reply: FastifyReply, name: string, pieces: AsyncIterable<string>): void {
  reply.header('content-type', 'text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.send(Readable.from(pieces));
}
