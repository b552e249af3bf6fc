import type { EventMap, EventName } from '@board/contracts/events/event-map';
import { useEffect, useEffectEvent } from 'react';
import { events } from './events.ts';

export function useEvent<Name extends EventName>(
  name: Name,
  handler: (payload: EventMap[Name]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => events.on(name, (payload) => latest(payload)), [name]);
}
