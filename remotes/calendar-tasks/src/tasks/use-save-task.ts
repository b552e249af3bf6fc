import type { Task } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import type { KeptVersion } from '@board/contracts/events/event-map';
import { chooseVersion, isApiError, toastWritten, useFormat } from '@board/platform';
import { messageOf } from '../states/message-of.ts';
import { useTexts } from '../text.ts';
import { type FormProblems, problemsOf } from './form-values.ts';
import { type TaskFields, useTaskWrites } from './tasks.queries.ts';

interface Refusal {
  message: string;
  problems: FormProblems;
}

/** Saves a new or a changed task; answers what went wrong, or nothing. */
export function useSaveTask(before: Task | undefined) {
  const t = useTexts();
  const writes = useTaskWrites();
  const describe = useDescription();

  async function update(
    original: Task,
    fields: TaskFields,
    scope: SeriesScope,
  ): Promise<Task | Exclude<KeptVersion, 'mine'>> {
    try {
      return await writes.update(original, fields, scope);
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      const theirs = error.current as Task;
      const keep = await chooseVersion({
        title: t('conflict.title'),
        mine: describe(fields),
        theirs: describe(theirs),
      });
      if (keep !== 'mine') return keep;
      return writes.update({ ...original, version: theirs.version }, fields, scope);
    }
  }

  async function save(
    id: string,
    fields: TaskFields,
    scope: SeriesScope,
  ): Promise<Refusal | undefined> {
    try {
      const saved = before ? await update(before, fields, scope) : await writes.add(id, fields);
      if (saved === 'undecided') return { message: t('conflict.undecided'), problems: {} };
      if (saved !== 'theirs')
        toastWritten(saved, { message: t(before ? 'message.updated' : 'message.added') });
      return undefined;
    } catch (error) {
      return {
        message: messageOf(error, t(before ? 'message.updateFailed' : 'message.addFailed')),
        problems: isApiError(error) ? problemsOf(error.details) : {},
      };
    }
  }
  return { save, saving: writes.saving };
}

function useDescription() {
  const t = useTexts();
  const format = useFormat();
  return ({ title, date, time, priority = 'medium', description = '' }: TaskFields) => [
    { label: t('field.title'), value: title },
    { label: t('field.date'), value: format.mediumDay(date) },
    { label: t('field.time'), value: time ? format.timeRange(time) : t('field.none') },
    { label: t('field.priority'), value: t(`priority.${priority}`) },
    { label: t('field.description'), value: description || t('field.none') },
  ];
}
