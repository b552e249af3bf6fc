import { Link } from '@board/platform/router';
import type { ReactNode } from 'react';
import { TasksPage } from './late-tasks-page.ts';

interface TasksLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const preload = () => void TasksPage.preload();

/** To the page of all tasks, whose code comes when a pointer or the focus is near. */
export function TasksLink({ to, className, children }: TasksLinkProps) {
  return (
    <Link to={to} className={className} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Link>
  );
}
