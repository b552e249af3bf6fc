import { paths } from '@board/contracts/constants/paths';
import type { EventMap } from '@board/contracts/events/event-map';
import { events, useEvent } from '@board/platform';

export type OpenRequest = EventMap['task.open'];
export type AddRequest = EventMap['task.add'];

/** Somebody, somewhere on the board, wants to see a task. */
export function useOpenTaskRequest(open: (request: OpenRequest) => void): void {
  useEvent('task.open', open);
}

/** Or to write one down. */
export function useAddTaskRequest(add: (request: AddRequest) => void | Promise<void>): void {
  useEvent('task.add', (request) => void add(request));
}

/** Where no panel and no page of this remote is on screen, its page opens with the form. */
export function requestAddTask(): void {
  if (events.isHeard('task.add')) events.emit('task.add', {});
  else location.assign(`${paths.tasks}?add=1`);
}
