import { call } from './make-call.ts';

export type * from '../schemas/reminder-channel.ts';

const path = '/notifications/channel';

export const getReminderChannel = call('getReminderChannel', 'GET', path, {
  reads: ['user'],
});
export const setReminderChannel = call('setReminderChannel', 'PUT', path, {
  matters: true,
  writes: ['user'],
});
/** Sends one at once. That it works switches a channel that was off on again. */
export const tryReminderChannel = call('tryReminderChannel', 'POST', '/notifications/channel/try', {
  repeatable: false,
  writes: ['user'],
});
export const deleteReminderChannel = call('deleteReminderChannel', 'DELETE', path, {
  writes: ['user'],
});
