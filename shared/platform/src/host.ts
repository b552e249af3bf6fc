/** What only a host calls: the shell, or the mock shell of the test-kit. */
export { ApiProvider } from './api/api-provider.tsx';
export { type FirstScreen, seededReply } from './api/first-screen.ts';
export { loadStale } from './api/load-stale.ts';
export { type Overlay, overlayOf } from './api/overlay.ts';
export {
  type Answer,
  askCall,
  setTransport,
  type Transport,
  type TransportRequest,
  type Wait,
} from './api/transport.ts';
export { useOverlay } from './api/use-overlay.ts';
export { opOf, planOf } from './api/write-plan.ts';
export { commandState } from './commands/commands.ts';
export { clearDrafts, hasUnsavedDrafts } from './drafts/drafts.ts';
export { events } from './events/events.ts';
export { isAnyFilled, leaveForms } from './forms/leaving.ts';
export { addMessages, textAnywhere } from './i18n/catalogues.ts';
export { createI18n, setLocale } from './i18n/i18n.ts';
export { textsOf } from './i18n/use-text.ts';
export { sessionState } from './session/session-state.ts';
export { DaySourcesProvider } from './slots/day-sources.tsx';
export { type FilledSlot, SlotsProvider } from './slots/slot.tsx';
export { boardState } from './state/board-state.ts';
export { useMoments } from './time/use-moments.ts';
