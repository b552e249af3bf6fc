import type {
  ConfirmRequest,
  ConflictRequest,
  KeptVersion,
  Toast,
} from '@board/contracts/events/event-map';
import { events } from '../events/events.ts';

/** A line at the edge of the screen; the shell draws it. */
export function toast(options: Toast): void {
  events.emit('ui.toast', options);
}

/** Asks before something that cannot be taken back lightly. */
export function confirm(request: Omit<ConfirmRequest, 'answer'>): Promise<boolean> {
  return new Promise((answer) => events.emit('ui.confirm', { ...request, answer }));
}

/** Two versions of one thing: the person chooses. */
export function chooseVersion(request: Omit<ConflictRequest, 'answer'>): Promise<KeptVersion> {
  return new Promise((answer) => events.emit('ui.conflict', { ...request, answer }));
}
