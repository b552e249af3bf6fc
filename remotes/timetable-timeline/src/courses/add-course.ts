import { useEffect, useEffectEvent } from 'react';

/** Inside of this remote: the palette asks, the panel that is on screen opens the form. */
const listeners = new Set<() => void>();

export function requestAddCourse(): void {
  for (const listener of listeners) listener();
}

export function useAddCourseRequest(open: () => void): void {
  const latest = useEffectEvent(open);
  useEffect(() => {
    const listener = () => latest();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
