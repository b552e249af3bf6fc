/** The capabilities that a host gives every remote. It only grows within a major version. */

export { newId } from '@board/contracts/formats/new-id';
export { ApiError, isApiError } from './api/api-error.ts';
export { type FirstScreen, readFirstScreen, type Seed, seed } from './api/first-screen.ts';
export { comeAgain, messageOf } from './api/message-of.ts';
export { asGuesses, type Patch, patch, unsure } from './api/patch.ts';
export { openStream, sendCall } from './api/transport.ts';
export { unreadDays } from './api/unread-days.ts';
export { useApi } from './api/use-api.ts';
export { useNeedsNetwork } from './api/use-needs-network.ts';
export { useWaiting } from './api/use-overlay.ts';
export { useSend, useWrite, type WriteOptions } from './api/use-write.ts';
export { isWaiting } from './api/waiting-replies.ts';
export { type PlannedCall, planWrite } from './api/write-plan.ts';
export { base64Of } from './base64-of.ts';
export {
  markDays,
  pressedDay,
  selectDay,
  stepDay,
  useLocale,
  useModuleVisible,
  useOnline,
  usePressedDay,
  useSelectedDay,
  useTheme,
  useTimeZone,
} from './board/use-board.ts';
export type { Command } from './commands/commands.ts';
export { registerCommands } from './commands/commands.ts';
export { attempt } from './dialogs/attempt.ts';
export { copy } from './dialogs/copy.ts';
export {
  chooseVersion,
  confirm,
  isSure,
  openLayer,
  toast,
  toastWritten,
} from './dialogs/dialogs.ts';
export { useKnown } from './dialogs/use-known.ts';
export { useShownOnce } from './dialogs/use-shown-once.ts';
export { useDraft } from './drafts/use-draft.ts';
export { createAsk } from './events/create-ask.ts';
export { events } from './events/events.ts';
export { useEvent } from './events/use-event.ts';
export { maySurelyLeave } from './forms/leaving.ts';
export { addMessages, type Catalogs, type Messages } from './i18n/catalogues.ts';
export { alongWith } from './i18n/i18n.ts';
export { type Text, useText } from './i18n/use-text.ts';
export {
  type Asked,
  type LayerProps,
  type PanelProps,
  type RemoteHit,
  type RemoteModule,
  whileHere,
} from './remote-module.ts';
export { saveFile } from './save-file.ts';
export { currentUser } from './session/current-user.ts';
export type { SessionStatus } from './session/session-state.ts';
export { type Session, useSession } from './session/use-session.ts';
export {
  type DayKind,
  type DayPlace,
  type DayReach,
  type DayReading,
  type DaySourceName,
  type DaySourceProps,
  DaySources,
  type DaySourcesProps,
  type DayThing,
  useTelling,
} from './slots/day-sources.tsx';
export { Slot } from './slots/slot.tsx';
export type { ModulePlace, Theme } from './state/board-state.ts';
export { useKept } from './state/use-kept.ts';
export { useStateValue } from './state/use-state-value.ts';
export { loadWords, type ReadWords } from './time/load-words.ts';
export { relativeTime } from './time/relative-time.ts';
export { useFormat } from './time/use-format.ts';
export { useNow } from './time/use-now.ts';
export { useToday } from './time/use-today.ts';
export { dayIn, instantOf, minutesIn } from './time/zoned-day.ts';
export { useDownload } from './use-download.ts';
