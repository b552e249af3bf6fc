import { type BriefKind, usualBriefs } from '@board/contracts/constants/planning';
import type { Brief } from '@board/contracts/schemas/planning';
import type { Context } from '../../../context/context.ts';
import { flag } from '../../../database/row.ts';
import { write } from '../../../writing/transaction.ts';
import { findBriefRow, putBriefRow, toBrief } from './briefs.repository.ts';
import { planBrief } from './plan-brief.ts';

export interface BriefChange extends Partial<Omit<Brief, 'kind'>> {
  closed_on?: string;
}

export function setBrief(
  ctx: Context,
  kind: BriefKind,
  { closed_on, ...change }: BriefChange,
): Promise<Brief> {
  return write(ctx, ['planning'], async (tx) => {
    const { userId } = ctx.actor;
    const before = await findBriefRow(tx, userId, kind);
    const { is_on, shows_sums, ...chosen } = {
      ...(before ? toBrief(before) : { kind, ...usualBriefs[kind] }),
      ...change,
    };
    const row = {
      ...chosen,
      user_id: userId,
      is_on: flag(is_on),
      shows_sums: flag(shows_sums),
      closed_on: closed_on ?? before?.closed_on ?? null,
    };
    await putBriefRow(tx, row);
    await planBrief(ctx, tx, row, before);
    return toBrief(row);
  });
}
