import '@board/ui/tokens.css';
import '@board/ui/base.css';
import { addMessages, createI18n, setTransport } from '@board/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchActivity } from './api/activity.ts';
import { sendRequest } from './api/send-request.ts';
import { whenTokenDies } from './api/transport.ts';
import { App } from './app.tsx';
import { storedSession } from './identity/stored-session.ts';
import { prepareSignedIn } from './late-pages.tsx';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { registerWorker } from './offline/register-worker.ts';
import { initialLocale } from './preferences/locale.ts';
import { adoptTheme } from './preferences/theme.ts';
import { watchOtherTabs } from './session/other-tabs.ts';
import { endSession, initialiseSession } from './session/session.ts';

createI18n(initialLocale());
addMessages('shell', { 'zh-CN': zh, en });
adoptTheme();
setTransport(sendRequest);
whenTokenDies(() => endSession('expired'));
watchOtherTabs();
watchActivity();
void initialiseSession();
registerWorker();
// Beside the question who is here, not after its answer; the route tries again if it fails.
if (storedSession.token() ?? storedSession.user()) prepareSignedIn();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
