import { call } from './make-call.ts';

export const getPushKey = call('getPushKey', 'GET', '/notifications/push-key');
export const subscribePush = call('subscribePush', 'POST', '/notifications/push-subscriptions');
/** The page behind the link of a mail; it asks, since scanners of mail follow links. */
export const showUnsubscribe = call(
  'showUnsubscribe',
  'GET',
  '/notifications/unsubscribe',
  'public',
);
/** One click, also by a mail program on its own (RFC 8058). */
export const unsubscribeMail = call(
  'unsubscribeMail',
  'POST',
  '/notifications/unsubscribe',
  'public',
  { repeatable: false },
);
