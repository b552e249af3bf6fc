import { events } from '@board/platform';
import { renderBoard, someUser } from '@board/test-kit';
import { act, screen } from '@testing-library/react';
import { announceArrivals } from './announce-arrival.ts';

const arrival = {
  id: '01930000-0000-7000-8000-000000000009',
  title: 'Room changed',
  message: 'Linear Algebra moves to room 204',
  actionUrl: '/timetable',
};

interface Shown {
  title: string;
  body: string | undefined;
  tag: string | undefined;
}
let shown: Shown[] = [];

function desktop(permission: NotificationPermission) {
  class FakeNotification {
    static permission = permission;
    onclick: (() => void) | null = null;
    constructor(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag });
    }
  }
  Object.defineProperty(window, 'Notification', { value: FakeNotification, configurable: true });
}

const see = (visible: boolean) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
const arrive = () => act(async () => void events.emit('notification.received', arrival));
const wanting = (desktopNotifications: boolean) => {
  const user = someUser();
  return { ...user, preferences: { ...user.preferences, desktopNotifications } };
};

let stop = () => {};
beforeEach(() => {
  shown = [];
  stop = announceArrivals();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(window, 'Notification');
});

test('on the page that somebody looks at it is a toast, and nothing on the desktop', async () => {
  desktop('granted');
  see(true);
  renderBoard(<p>Board</p>, { user: wanting(true) });
  await arrive();
  expect(await screen.findByText('Room changed: Linear Algebra moves to room 204')).toBeVisible();
  expect(shown).toEqual([]);
});

test('behind another window it is a note on the desktop, one for all tabs', async () => {
  desktop('granted');
  see(false);
  renderBoard(<p>Board</p>, { user: wanting(true) });
  await arrive();
  expect(shown).toEqual([{ title: 'Room changed', body: arrival.message, tag: arrival.id }]);
  expect(screen.queryByText(/^Room changed:/)).toBeNull();
});

test.each([
  ['the person did not ask for it', false, 'granted'],
  ['the browser was told not to', true, 'denied'],
  ['the browser was never asked', true, 'default'],
] as const)('nothing is on the desktop when %s', async (_why, wanted, permission) => {
  desktop(permission);
  see(false);
  renderBoard(<p>Board</p>, { user: wanting(wanted) });
  await arrive();
  expect(shown).toEqual([]);
});

test('after the remote is gone nothing is said any more', async () => {
  desktop('granted');
  see(false);
  renderBoard(<p>Board</p>, { user: wanting(true) });
  stop();
  await arrive();
  expect(shown).toEqual([]);
});
