import { paths } from '@board/contracts/constants/paths';
import { events, useEvent } from '@board/platform';
import { useNavigate } from '@board/platform/router';

/** A task belongs to another team; whoever owns it opens it, on its own page where nobody hears. */
export function useOpenTask(): (task: { id: string; date: string }) => void {
  const navigate = useNavigate();
  return ({ id, date }) => {
    if (events.isHeard('task.open')) events.emit('task.open', { id, date });
    else void navigate(paths.openTask(id));
  };
}

/** Somebody wants to see a course on a day. */
export function useOpenCourse(open: (course: { id: string; date: string }) => void): void {
  useEvent('course.open', open);
}
