import { briefKinds, usualBriefs } from '@board/contracts/constants/planning';
import type { Brief } from '@board/contracts/schemas/planning';
import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { briefRowsOf, toBrief } from './briefs.repository.ts';

/** Each of them as it is chosen, or as it would be. */
export async function listBriefs(ctx: Context): Promise<Brief[]> {
  const known = (await briefRowsOf(single(ctx), ctx.actor.userId)).map(toBrief);
  return briefKinds.map(
    (kind) => known.find((each) => each.kind === kind) ?? { kind, ...usualBriefs[kind] },
  );
}
