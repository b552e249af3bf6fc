import { type ExportPart, mapped, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { toProposal } from './proposals/proposals.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  const items = mapped(ownedRows(ctx, 'assistant_proposals'), toProposal);
  return [{ file: 'assistant-proposals.json', tables: ['assistant_proposals'], items }];
}
