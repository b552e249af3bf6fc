import type { SlotProps } from '@board/contracts/calls/slots';
import { useFormat } from '@board/platform';
import { Button, LoadProblem } from '@board/ui';
import { useId } from 'react';
import { blankForm } from '../task/form-values.ts';
import { useOpenTasksNaming } from '../task/tasks.queries.ts';
import { ShortTask } from '../tasks/short-task.tsx';
import { TaskDialogs, useTaskDialogs } from '../tasks/task-dialogs.tsx';
import { useTexts } from '../text.ts';
import styles from './course-tasks.module.css';

/** Beside a course that somebody looks at: what is to be done for it, and a way to write more. */
export function CourseTasks({ name, date }: SlotProps['course-page']) {
  const t = useTexts();
  const { mediumDay } = useFormat();
  const titleId = useId();
  const request = useOpenTasksNaming(name);
  const dialogs = useTaskDialogs();
  const tasks = request.data?.items ?? [];
  return (
    <section className={styles.tasks} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('course.tasks')}</h3>
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {tasks.map((task) => (
        <ShortTask key={task.id} task={task} onOpen={dialogs.show}>
          <time dateTime={task.date}>{mediumDay(task.date)}</time>
        </ShortTask>
      ))}
      <Button
        size="small"
        icon="plus"
        label={t('course.add')}
        onClick={() => dialogs.add({ ...blankForm(date), course: name })}
      />
      <TaskDialogs {...dialogs} />
    </section>
  );
}
