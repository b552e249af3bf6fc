import { getPushKey, subscribePush } from '@board/contracts/calls/push';
import { mockApi } from '@board/test-kit';
import { subscribeBrowser, unsubscribeBrowser } from './push-subscription.ts';

const endpoint = 'https://push.example.org/1';
const person = 'lin';

function browser(permission: NotificationPermission) {
  let current: object | null = null;
  const unsubscribe = jest.fn(async () => {
    current = null;
    return true;
  });
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async () => {
      current = { unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
      return current;
    }),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  Object.assign(window, { PushManager: class {}, Notification: { permission } });
  return { pushManager, unsubscribe };
}

afterEach(unsubscribeBrowser);

test('a browser that may is registered once for a person and visit', async () => {
  const { pushManager } = browser('granted');
  const api = mockApi()
    .on(getPushKey, () => ({ publicKey: 'key' }))
    .on(subscribePush, () => ({ id: '01930000-0000-7000-8000-000000000001' }));
  await subscribeBrowser(person);
  await subscribeBrowser(person);
  expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
  expect(api.requests(subscribePush)).toHaveLength(1);
  expect(api.requests(subscribePush)[0]?.body).toEqual({
    endpoint,
    keys: { p256dh: 'p', auth: 'a' },
  });
});

test('a browser that may not is left alone', async () => {
  const { pushManager } = browser('denied');
  mockApi();
  await subscribeBrowser(person);
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test('at the end the browser is called no more', async () => {
  const { unsubscribe } = browser('granted');
  mockApi()
    .on(getPushKey, () => ({ publicKey: 'key' }))
    .on(subscribePush, () => ({ id: '01930000-0000-7000-8000-000000000001' }));
  await subscribeBrowser(person);
  await unsubscribeBrowser();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
