import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import fields from '@board/contracts/fields';
import { useFormat, useTimeZone } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { type Opened, Segmented } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useRef, useState } from 'react';
import { isUnchanged } from '../recurrence/repeat-choice.ts';
import { type FormValues, fieldOf, formOf, readForm } from '../task/form-values.ts';
import type { TaskFields } from '../task/plans.queries.ts';
import { useFollowing } from '../task/tasks.queries.ts';
import { useTold } from '../task/use-told.ts';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';
import { TaskFieldset } from './task-fieldset.tsx';

type TaskFormProps = Opened & { readonly onCancel: () => void } & (
    | { readonly task: Task }
    | { readonly values: FormValues }
  );

/** Writes a task down, or changes one. */
export function TaskForm(props: TaskFormProps) {
  const { open, onClose, onCancel } = props;
  const t = useTexts();
  const timeZone = useTimeZone();
  const before = 'task' in props ? props.task : undefined;
  const [scope, setScope] = useState<SeriesScope>('one');
  const writes = useTaskWrites();
  const told = useTold();
  const describe = useDescription();
  const title = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: `tasks.form.${before?.id ?? 'new'}`,
    seen: before,
    initial: 'task' in props ? formOf(props.task, timeZone) : props.values,
    names: fieldOf,
    rules: fields.createTask,
    read(values) {
      const { fields, problems } = readForm(values, { timeZone, now: Date.now() }, before);
      if (fields) return { body: { id: values.id, ...fields } };
      const said = Object.entries(problems).map(([field, key]) => [field, t(key)]);
      return { problems: Object.fromEntries(said) };
    },
    send({ id, ...fields }, over) {
      if (!before) return writes.add(id, fields);
      return writes.update({ ...before, ...over }, fields, before.series_id ? scope : 'one');
    },
    conflict: { title: t('conflict.title'), undecided: t('conflict.undecided'), describe },
    done: (task, _, theirs = before) =>
      theirs ? told.updated(task, theirs, scope) : told.added(task),
    waits: true,
    failed: t(before ? 'message.updateFailed' : 'message.addFailed'),
    onDone: onClose,
  });
  const { repeat, date } = form.values;
  const { own = 0 } = useFollowing(scope === 'following' ? before?.id : undefined) ?? {};

  return (
    <FormDialog
      form={form}
      open={open}
      initialFocus={title}
      title={t(before ? 'form.edit' : 'command.add')}
      submitLabel={t(before ? 'action.save' : 'quick.save')}
      busyText={t(before ? 'form.saving' : 'form.adding')}
      onCancel={() => form.close(onCancel)}
    >
      <TaskFieldset form={form} titleField={title} isNew={!before} />
      {before?.series_id && isUnchanged(repeat, date, before) && (
        <Segmented
          label={t('scope.label')}
          size="tall"
          options={[
            { value: 'one', label: t('scope.one') },
            { value: 'following', label: t('scope.following') },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      {own > 0 && <p role="status">{t('scope.own', { count: own })}</p>}
    </FormDialog>
  );
}

function useDescription() {
  const t = useTexts();
  const format = useFormat();
  return ({ title, date, time, priority = 'medium', description = '', ...plan }: TaskFields) => [
    { label: t('field.title'), value: title },
    { label: t('field.date'), value: format.mediumDay(date) },
    { label: t('field.time'), value: time ? format.timeRange(time) : t('field.none') },
    { label: t('field.course'), value: plan.course || t('field.none') },
    { label: t('field.tags'), value: plan.tags?.join(' ') || t('field.none') },
    { label: t('field.priority'), value: t(`priority.${priority}`) },
    { label: t('field.description'), value: description || t('field.none') },
  ];
}
