/** What only a host calls: the shell, or the mock shell of the test-kit. */
export { ApiProvider } from './api/api-provider.tsx';
export { type FirstScreen, seededReply } from './api/first-screen.ts';
export { showWaiting } from './api/optimistic.ts';
export { revalidateScopes } from './api/revalidate.ts';
export {
  type Answer,
  setTransport,
  type Transport,
  type TransportRequest,
  type Wait,
} from './api/transport.ts';
export { boardState } from './board/board-state.ts';
export { commandState } from './commands/commands.ts';
export { clearDrafts, hasUnsavedDrafts } from './drafts/drafts.ts';
export { events } from './events/events.ts';
export { addMessages, createI18n, setLocale } from './i18n/i18n.ts';
export { sessionState } from './session/session-state.ts';
