import type { RemoteModule } from '@board/platform';
import { late } from '@board/ui';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { paths } from './paths.ts';

/** What the admin remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  pages: {
    [paths.console]: late(async () => (await import('./console/console-page.tsx')).ConsolePage),
    [paths.modules]: late(async () => (await import('./modules/modules-page.tsx')).ModulesPage),
    [paths.health]: late(async () => (await import('./health/health-page.tsx')).HealthPage),
  },
} satisfies RemoteModule;
