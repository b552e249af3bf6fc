import type { EventMap } from '@board/contracts/events/event-map';
import { events, useEvent } from '@board/platform';

export type OpenRequest = EventMap['task.open'];
export type AddRequest = EventMap['task.add'];

/** Somebody, somewhere on the board, wants to see a task. */
export function useOpenTaskRequest(open: (request: OpenRequest) => void): void {
  useEvent('task.open', open);
}

/** Or to write one down. */
export function useAddTaskRequest(add: (request: AddRequest) => void): void {
  useEvent('task.add', add);
}

export function requestAddTask(): void {
  events.emit('task.add', {});
}
