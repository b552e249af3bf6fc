import type { EventMap } from '@board/contracts/events/event-map';
import { events } from '@board/platform';

export type Arrival = EventMap['notification.received'];

/** Calls back for every notification that the live stream brings to this page. */
export function onArrival(handler: (arrival: Arrival) => void): () => void {
  return events.on('notification.received', handler);
}

/** Calls back when the session on this page is over. */
export function onSessionEnd(handler: () => void): () => void {
  return events.on('session.ended', handler);
}
