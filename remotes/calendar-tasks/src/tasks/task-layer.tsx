import type { Task } from '@board/contracts/calls/tasks';
import { attempt, type LayerProps, useSelectedDay } from '@board/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { quickForm } from '../quick-add/quick-task.ts';
import { useQuickLine } from '../quick-add/use-quick-line.ts';
import { blankForm, type FormValues } from '../task/form-values.ts';
import { loadTask } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';
import { TaskForm } from './task-form.tsx';

/** The form of a task over any page: of one that is there, or of a new one with what was written of it already. */
export function TaskLayer({ about = {}, onClose }: LayerProps) {
  const t = useTexts();
  const selected = useSelectedDay();
  const { id, date = selected, title } = about;
  const { whole } = useQuickLine(date);
  const [task, setTask] = useState<Task>();
  const [values, setValues] = useState<FormValues | null>(() =>
    title || id ? null : blankForm(date),
  );

  const begin = useEffectEvent(async () => {
    if (title) setValues(quickForm((await whole(title)).task, date));
    if (!id) return;
    const load = async () => setTask(await loadTask(id));
    if (!(await attempt(load, { failed: t('message.openFailed') }))) onClose();
  });
  useEffect(() => void begin(), []);

  const leave = { onClose, onCancel: onClose };
  if (task) return <TaskForm open task={task} {...leave} />;
  return values && <TaskForm open values={values} {...leave} />;
}
