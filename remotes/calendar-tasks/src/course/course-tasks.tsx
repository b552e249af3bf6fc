import type { SlotProps } from '@board/contracts/calls/slots';
import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { Button, LoadProblem } from '@board/ui';
import { Section } from '@board/ui/page';
import { stateOf } from '../task/assignment.ts';
import { blankForm } from '../task/form-values.ts';
import { useAssignments, useOpenTasksNaming } from '../task/tasks.queries.ts';
import { ShortTask } from '../tasks/short-task.tsx';
import { useTaskDialogs } from '../tasks/task-dialogs.tsx';
import { useTexts } from '../text.ts';
import { AssignmentState } from './assignment-state.tsx';
import styles from './course-tasks.module.css';

/** Beside a course that somebody looks at: what is to be done for it, and a way to write more. */
export function CourseTasks({ name, date }: SlotProps['course-page']) {
  const t = useTexts();
  const { mediumDay, monthDay } = useFormat();
  const request = useOpenTasksNaming(name);
  const dialogs = useTaskDialogs();
  const assigned = useAssignments(name);
  const assignments = assigned.data?.items.filter((task) => stateOf(task)) ?? [];
  const tasks = request.data?.items.filter((task) => !stateOf(task)) ?? [];
  return (
    <>
      {assignments.length > 0 && (
        <Section title={t('course.assignments')}>
          {inOrder(assignments).map((task) => (
            <ShortTask key={task.id} task={task} onOpen={dialogs.show}>
              <time dateTime={task.date}>{monthDay(task.date)}</time>
              <AssignmentState task={task} />
            </ShortTask>
          ))}
        </Section>
      )}
      <Section
        title={t('course.tasks')}
        actions={
          <Button
            size="small"
            icon="plus"
            label={t('command.add')}
            onClick={() => dialogs.add({ ...blankForm(date), course: name })}
          />
        }
      >
        <LoadProblem request={assigned} failed={t('state.refreshFailed')} />
        <LoadProblem request={request} failed={t('state.refreshFailed')} />
        {request.data && tasks.length === 0 && (
          <p className={styles.nothing}>
            {t(assignments.some(isOpen) ? 'course.nothingElse' : 'course.nothing')}
          </p>
        )}
        {tasks.map((task) => (
          <ShortTask key={task.id} task={task} onOpen={dialogs.show}>
            <time dateTime={task.date}>{mediumDay(task.date)}</time>
          </ShortTask>
        ))}
      </Section>
      {dialogs.drawn}
    </>
  );
}

const isOpen = ({ completed }: Task): boolean => !completed;

/** What is to do, the next first; then what was done, the last first. */
function inOrder(tasks: readonly Task[]): Task[] {
  const open = tasks.filter(isOpen);
  const done = tasks.filter(({ completed }) => completed);
  return [...open, ...done.reverse()];
}
