import type { Selectable } from 'kysely';
import { onlyThing } from '../../../database/only-thing.ts';
import type { ReminderChannelsTable } from '../../../database/tables/push.ts';

export type ChannelRow = Selectable<ReminderChannelsTable>;

export const {
  find: findChannel,
  put: putChannel,
  change: changeChannel,
  drop: dropChannel,
} = onlyThing('reminder_channels');
