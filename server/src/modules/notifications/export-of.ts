import type { Context } from '../../context.ts';
import { type ExportPart, mapped, ownedRows } from '../../export-part.ts';
import { toNotification } from './notifications.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  const items = mapped(ownedRows(ctx, 'notifications'), toNotification);
  return [{ file: 'notifications.json', tables: ['notifications'], items }];
}
