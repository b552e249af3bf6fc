import type { pushSchemas } from '../schemas/push.ts';
import type { CallOf } from './call.ts';

type PushCall<Name extends keyof typeof pushSchemas> = CallOf<typeof pushSchemas, Name>;

export const getPushKey: PushCall<'getPushKey'> = {
  name: 'getPushKey',
  method: 'GET',
  path: '/notifications/push-key',
  access: 'user',
};
export const subscribePush: PushCall<'subscribePush'> = {
  name: 'subscribePush',
  method: 'POST',
  path: '/notifications/push-subscriptions',
  access: 'user',
};
export const unsubscribePush: PushCall<'unsubscribePush'> = {
  name: 'unsubscribePush',
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  access: 'user',
};
/** The page behind the link of a mail; it asks, since scanners of mail follow links. */
export const showUnsubscribe: PushCall<'showUnsubscribe'> = {
  name: 'showUnsubscribe',
  method: 'GET',
  path: '/notifications/unsubscribe',
  access: 'public',
};
/** One click, also by a mail program on its own (RFC 8058). */
export const unsubscribeMail: PushCall<'unsubscribeMail'> = {
  name: 'unsubscribeMail',
  method: 'POST',
  path: '/notifications/unsubscribe',
  access: 'public',
  repeatable: false,
};
