import type { reminderChannelSchemas } from '../schemas/reminder-channel.ts';
import type { CallOf } from './call.ts';

export type { ReminderChannel } from '../schemas/reminder-channel.ts';

type Schemas = typeof reminderChannelSchemas;
type ChannelCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

const path = '/notifications/channel';

export const getReminderChannel: ChannelCall<'getReminderChannel'> = {
  name: 'getReminderChannel',
  method: 'GET',
  path,
  access: 'user',
  reads: ['user'],
};
export const setReminderChannel: ChannelCall<'setReminderChannel'> = {
  name: 'setReminderChannel',
  method: 'PUT',
  path,
  access: 'user',
  matters: true,
  writes: ['user'],
};
/** Sends one at once. That it works switches a channel that was off on again. */
export const tryReminderChannel: ChannelCall<'tryReminderChannel'> = {
  name: 'tryReminderChannel',
  method: 'POST',
  path: '/notifications/channel/try',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
export const deleteReminderChannel: ChannelCall<'deleteReminderChannel'> = {
  name: 'deleteReminderChannel',
  method: 'DELETE',
  path,
  access: 'user',
  writes: ['user'],
};
