import type { RemoteModule } from '@board/platform';
import { lazy } from 'react';
import { announceArrivals } from './arrival/announce-arrival.ts';
import { NotificationBell } from './inbox/notification-bell.tsx';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { paths } from './paths.ts';

const NotificationsPage = lazy(async () => ({
  default: (await import('./page/notifications-page.tsx')).NotificationsPage,
}));

let stopAnnouncing: (() => void) | undefined;

/** What the notifications remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  slots: { header: NotificationBell },
  pages: { [paths.notifications]: NotificationsPage },
  setup() {
    stopAnnouncing = announceArrivals();
  },
  teardown() {
    stopAnnouncing?.();
  },
} satisfies RemoteModule;
