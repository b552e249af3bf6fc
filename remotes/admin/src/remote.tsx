import type { RemoteModule } from '@board/platform';
import { late } from '@board/ui';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { paths } from './paths.ts';

const ConsolePage = late(async () => (await import('./console/console-page.tsx')).ConsolePage);

const HealthPage = late(async () => (await import('./health/health-page.tsx')).HealthPage);

const ModulesPage = late(async () => (await import('./modules/modules-page.tsx')).ModulesPage);

/** What the admin remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  pages: {
    [paths.console]: ConsolePage,
    [paths.modules]: ModulesPage,
    [paths.health]: HealthPage,
  },
} satisfies RemoteModule;
