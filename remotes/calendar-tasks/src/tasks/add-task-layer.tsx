import { type LayerProps, useSelectedDay } from '@board/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { quickForm } from '../quick-add/quick-task.ts';
import { useQuickLine } from '../quick-add/use-quick-line.ts';
import { blankForm, type FormValues } from '../task/form-values.ts';
import { TaskForm } from './task-form.tsx';

/** The form of a new task over any page, with what was written of it already. */
export function AddTaskLayer({ about = {}, onClose }: LayerProps) {
  const selected = useSelectedDay();
  const { date = selected, title } = about;
  const { whole } = useQuickLine(date);
  const [values, setValues] = useState<FormValues | null>(() => (title ? null : blankForm(date)));

  const read = useEffectEvent(async (line: string) =>
    setValues(quickForm((await whole(line)).task, date)),
  );
  useEffect(() => {
    if (title) void read(title);
  }, [title]);

  return values && <TaskForm open values={values} onClose={onClose} onCancel={onClose} />;
}
