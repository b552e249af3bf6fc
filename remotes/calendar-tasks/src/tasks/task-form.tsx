import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import { useDraft, useTimeZone } from '@board/platform';
import { Button, Dialog, ErrorState, Segmented } from '@board/ui';
import { useRef, useState } from 'react';
import { isUnchanged } from '../recurrence/repeat-choice.ts';
import { useTexts } from '../text.ts';
import { type FormProblems, type FormValues, formOf, readForm } from './form-values.ts';
import { TaskFieldset } from './task-fieldset.tsx';
import { useSaveTask } from './use-save-task.ts';

type TaskFormProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCancel: () => void;
} & ({ readonly task: Task } | { readonly values: FormValues });

/** Writes a task down, or changes one. */
export function TaskForm(props: TaskFormProps) {
  const { open, onClose, onCancel } = props;
  const t = useTexts();
  const timeZone = useTimeZone();
  const before = 'task' in props ? props.task : undefined;
  const initial = 'task' in props ? formOf(props.task, timeZone) : props.values;
  const draft = useDraft(`tasks.form.${before?.id ?? 'new'}`, initial);
  const [scope, setScope] = useState<SeriesScope>('one');
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const { save, saving } = useSaveTask(before);
  const title = useRef<HTMLInputElement>(null);
  const values = draft.value;
  const otherRule = before ? !isUnchanged(values.repeat, values.date, before) : false;

  function leave(then: () => void) {
    draft.discard();
    then();
  }

  const wordsOf = (problems: FormProblems): FormProblems =>
    Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, t(key)]));

  async function submit() {
    if (saving) return;
    const read = readForm(values, { timeZone, now: Date.now() }, before);
    setProblems(wordsOf(read.problems ?? {}));
    setRefusal(undefined);
    if (!read.fields) return;
    const refused = await save(values.id, read.fields, before?.series_id ? scope : 'one');
    if (refused === undefined) return leave(onClose);
    setProblems(refused.problems);
    // What stands beside its field is not said twice.
    if (Object.keys(refused.problems).length === 0) setRefusal(refused.message);
  }

  return (
    <Dialog
      open={open}
      onClose={() => leave(onClose)}
      onSubmit={() => void submit()}
      initialFocus={title}
      title={t(before ? 'form.edit' : 'form.add')}
      footer={
        <>
          <Button variant="quiet" onClick={() => leave(onCancel)}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={saving}
            busyText={t(before ? 'form.saving' : 'form.adding')}
          >
            {t(before ? 'form.saveAction' : 'form.addAction')}
          </Button>
        </>
      }
    >
      <TaskFieldset
        values={values}
        problems={problems}
        onChange={draft.change}
        titleField={title}
        isNew={!before}
      />
      {before?.series_id && !otherRule && (
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
      {refusal && <ErrorState message={refusal} />}
    </Dialog>
  );
}
