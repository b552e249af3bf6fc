import { type ExportPart, mapped, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { reminderChannel } from './channels/set-channel.ts';
import { toNotification } from './notifications.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  const items = mapped(ownedRows(ctx, 'notifications'), toNotification);
  return [
    { file: 'notifications.json', tables: ['notifications'], items },
    { file: 'reminder-channel.json', tables: ['reminder_channels'], items: channel(ctx) },
  ];
}

/** Without the address, which is as good as a key. */
async function* channel(ctx: Context): AsyncGenerator<unknown> {
  yield await reminderChannel(ctx);
}
