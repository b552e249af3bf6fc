import type { Migration } from './migration.ts';

/** Who unsubscribed by mistake has it back: nobody has such an address at hand. */
export const calendars2: Migration = {
  name: 'calendars-2+',
  up: ({ text }) => [`alter table calendars add column deleted_at ${text}`],
};
