import type { TaskView } from '@board/contracts/calls/user';
import type { EventMap } from '@board/contracts/events/event-map';
import { events, openLayer, useEvent } from '@board/platform';

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

export function requestAddTask(): void {
  openLayer('calendar-tasks', 'task');
}

export function keepTaskViews(taskViews: TaskView[]): void {
  events.emit('preferences.change', { taskViews });
}
