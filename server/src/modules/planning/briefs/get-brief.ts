import { type BriefKind, morningMinutes } from '@board/contracts/constants/planning';
import type { BriefLine, ToldBrief } from '@board/contracts/schemas/planning';
import { minutesOf, wallIn, weekdayOf } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { type BriefRow, briefRowsOf } from './briefs.repository.ts';
import { morningLines } from './morning-lines.ts';
import { sundayLines } from './sunday-lines.ts';

const sunday = 7;

export const linesOf: Record<BriefKind, (ctx: Context) => Promise<BriefLine[]>> = {
  morning: morningLines,
  sunday: sundayLines,
};

/** What is to be said at this hour, or nothing: the evening of a Sunday comes before its morning. */
export async function getBrief(ctx: Context): Promise<ToldBrief | null> {
  const rows = await briefRowsOf(single(ctx), ctx.actor.userId);
  const [row] = rows.filter((each) => isNow(ctx, each)).sort((a, b) => (a.kind > b.kind ? -1 : 1));
  if (!row) return null;
  const lines = await linesOf[row.kind](ctx);
  return lines.length > 0 ? { kind: row.kind, date: today(ctx), time: row.time, lines } : null;
}

export function isNow(ctx: Context, { kind, is_on, time, closed_on }: BriefRow): boolean {
  const day = today(ctx);
  if (is_on === 0 || closed_on === day) return false;
  const since = minutesOf(wallIn(ctx.actor.timeZone, ctx.clock.now()).time) - minutesOf(time);
  if (since < 0) return false;
  return kind === 'morning' ? since < morningMinutes : weekdayOf(day) === sunday;
}
