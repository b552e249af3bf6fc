import { events, useEvent } from '@board/platform';

/** A task belongs to another team; whoever owns it opens it. */
export function openTask(task: { id: string; date: string }): void {
  events.emit('task.open', { id: task.id, date: task.date });
}

/** Somebody wants to see a course on a day. */
export function useOpenCourse(open: (course: { id: string; date: string }) => void): void {
  useEvent('course.open', open);
}
