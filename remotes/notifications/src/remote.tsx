import { type RemoteModule, whileHere } from '@board/platform';
import { late } from '@board/ui';
import { announceArrivals } from './arrival/announce-arrival.ts';
import { onSessionEnd } from './events.ts';
import { seedFirstScreen } from './first-screen.queries.ts';
import { NotificationBell } from './inbox/notification-bell.tsx';
import en from './messages/en.json';
import { withWords } from './messages/late/with-words.ts';
import zh from './messages/zh-CN.json';
import { paths } from './paths.ts';
import { unsubscribeBrowser } from './push/push-subscription.ts';

const NotificationsPage = late(
  async () => (await withWords(import('./page/notifications-page.tsx'))).NotificationsPage,
);

/** What the notifications remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  slots: { header: NotificationBell },
  pages: { [paths.notifications]: NotificationsPage },
  ...whileHere(seedFirstScreen, announceArrivals, () =>
    onSessionEnd(() => void unsubscribeBrowser()),
  ),
} satisfies RemoteModule;
