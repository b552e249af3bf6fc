import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { channelKinds } from '../constants/reminder-channels.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Instant, Nullable, oneOf, Strict, text } from './common.ts';

/** Address and secret never leave the server, so they are not here. */
export const ReminderChannel = Type.Object({
  kind: oneOf(channelKinds),
  host: Type.String(),
  /** It failed for days and is sent nothing more. */
  is_off: Type.Boolean(),
  failing_since: Nullable(Instant),
  failures: Type.Integer({ description: 'How many since it began to fail' }),
  problem: Nullable(Type.String({ description: 'Why it failed the last time' })),
});
export type ReminderChannel = Static<typeof ReminderChannel>;

const Shown = Type.Object({ channel: Nullable(ReminderChannel) });

export const reminderChannelSchemas = {
  getReminderChannel: { reply: Shown },
  setReminderChannel: {
    body: Strict({
      kind: oneOf(channelKinds),
      address: {
        ...text(textLength.url),
        'x-missing': 'channel.address_required',
        description: 'An address, or the key alone where the kind has an address of its own',
      },
      secret: Type.Optional(text(200)),
    }),
    reply: Shown,
    example: { kind: 'ntfy', address: 'https://ntfy.sh/lin-board-7f3a9c' },
  },
  tryReminderChannel: {
    reply: Type.Object({ said: Type.String({ description: 'What the other side answered' }) }),
  },
  deleteReminderChannel: { reply: Done },
} satisfies Record<string, CallSchema>;
