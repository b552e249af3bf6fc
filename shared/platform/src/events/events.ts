import type { EventMap, EventName } from '@board/contracts/events/event-map';
import { EventEmitter } from 'eventemitter3';

type Handler<Name extends EventName> = (payload: EventMap[Name]) => void;
type PayloadArguments<Name extends EventName> = EventMap[Name] extends undefined
  ? []
  : [payload: EventMap[Name]];

const bus = new EventEmitter();

export const events = {
  emit<Name extends EventName>(name: Name, ...payload: PayloadArguments<Name>): void {
    bus.emit(name, ...payload);
  },
  /** Returns the way to stop listening. */
  on<Name extends EventName>(name: Name, handler: Handler<Name>): () => void {
    bus.on(name, handler);
    return () => bus.off(name, handler);
  },
  /** Whether anybody would hear it: lets a sender fall back when the owner of a noun is not there. */
  isHeard(name: EventName): boolean {
    return bus.listenerCount(name) > 0;
  },
};
