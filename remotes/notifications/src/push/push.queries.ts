import { getPushKey, subscribePush } from '@board/contracts/calls/push';
import { sendCall } from '@board/platform';

export async function pushKey(): Promise<string> {
  return (await sendCall(getPushKey, {})).publicKey;
}

export async function registerBrowser(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  await sendCall(subscribePush, {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  });
}
