import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import { Slot } from '@board/platform';
import { Button, Dialog, type Opened, Row } from '@board/ui';
import { useState } from 'react';
import { TaskFiles } from '../files/task-files.tsx';
import { SnoozeButtons } from '../reminders/snooze-buttons.tsx';
import { useRemoveTasks } from '../task/use-remove-tasks.ts';
import { useToggleTask } from '../task/use-tick.ts';
import { useTexts } from '../text.ts';
import { TaskFacts } from './task-facts.tsx';
import { TaskNotes } from './task-notes.tsx';
import { TaskSteps } from './task-steps.tsx';

interface TaskDetailProps extends Opened {
  readonly task: Task;
  /** Opened from a reminder: the same, without a way to edit. */
  readonly reminder: boolean;
  readonly onEdit: (task: Task) => void;
}

export function TaskDetail(props: TaskDetailProps) {
  const { reminder, open, onClose, onEdit } = props;
  // Its steps change while it is open.
  const [task, setTask] = useState(props.task);
  const t = useTexts();
  const { remove } = useRemoveTasks();
  const toggle = useToggleTask();
  const { id, title, date, completed } = task;

  function removeAndClose(scope: SeriesScope) {
    onClose();
    void remove(task, scope);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(reminder ? 'detail.reminder' : 'detail.task')}
      footerStart={!reminder && <DeleteButtons task={task} onDelete={removeAndClose} />}
      footer={
        <>
          <Button
            label={t(completed ? 'detail.reopen' : 'detail.complete')}
            icon={completed ? 'undo' : 'check'}
            onClick={() => {
              onClose();
              void toggle(task);
            }}
          />
          {!reminder && (
            <Button variant="primary" onClick={() => onEdit(task)} label={t('action.edit')} />
          )}
        </>
      }
    >
      <TaskFacts task={task} reminder={reminder} />
      {reminder && !completed && <SnoozeButtons task={task} onDone={onClose} />}
      {!reminder && <TaskSteps task={props.task} onSaved={setTask} />}
      <TaskNotes text={task.description} />
      <TaskFiles taskId={id} />
      <Slot name="task" about={{ id, title, date, completed }} />
    </Dialog>
  );
}

function DeleteButtons({ task, onDelete }: { task: Task; onDelete: (scope: SeriesScope) => void }) {
  const t = useTexts();
  if (task.series_id === null) {
    return <Button variant="danger" onClick={() => onDelete('one')} label={t('action.delete')} />;
  }
  return (
    <Row>
      <Button variant="danger" onClick={() => onDelete('one')} label={t('scope.skip')} />
      <Button variant="danger" onClick={() => onDelete('following')}>
        {t('scope.deleteFollowing')}
      </Button>
    </Row>
  );
}
