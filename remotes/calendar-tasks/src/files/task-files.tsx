import { inMegabytes, taskFileLimit, taskFileTypes } from '@board/contracts/constants/task-files';
import { useFormat } from '@board/platform';
import { LoadProblem, Spinner } from '@board/ui';
import { FileDrop } from '@board/ui/dialogs';
import { useState } from 'react';
import { TaskPart } from '../task/task-part.tsx';
import { useTexts } from '../text.ts';
import { FileLine } from './file-line.tsx';
import { FileView } from './file-view.tsx';
import { type TaskFile, useFilesOf } from './files.queries.ts';
import styles from './task-files.module.css';
import { useBring } from './use-bring.ts';
import { useBrought } from './use-brought.ts';
import { useLimitWords } from './use-limit-words.ts';

/** Pictures and documents of a task: seen, saved, added by hand, by drop and by paste, and taken out. */
export function TaskFiles({ taskId }: { readonly taskId: string }) {
  const t = useTexts();
  const { number } = useFormat();
  const limits = useLimitWords();
  const request = useFilesOf(taskId);
  const { coming, bring, remove, offline } = useBring(taskId);
  const [viewed, view] = useState<TaskFile>();
  useBrought(bring);
  const { items = [], used = 0 } = request.data ?? {};
  const isFull = items.length + coming.length >= taskFileLimit.perTask;

  return (
    <TaskPart
      title={t('files.title')}
      count={
        inMegabytes(used) > 0 &&
        t('files.used', { used: number(inMegabytes(used)), all: limits.all })
      }
    >
      <LoadProblem request={request} failed={t('files.notLoaded')} />
      <ul className={styles.list}>
        {items.map((file) => (
          <FileLine
            key={file.id}
            taskId={taskId}
            file={file}
            hindrance={offline}
            onView={() => view(file)}
            onRemove={() => remove(file)}
          />
        ))}
        {coming.map(({ id, name }) => (
          <li key={id} className={styles.file}>
            <span className={styles.open} role="status">
              <Spinner />
              <span className={styles.name}>{t('files.adding', { name })}</span>
            </span>
          </li>
        ))}
      </ul>
      {!isFull && (
        <FileDrop
          slim
          label={t('files.title')}
          hint={offline ?? t('files.hint', limits)}
          choose={t('files.add')}
          accept={taskFileTypes.join(',')}
          disabled={offline !== undefined}
          onFile={(file) => bring([file])}
        />
      )}
      {viewed && <FileView taskId={taskId} file={viewed} onClose={() => view(undefined)} />}
    </TaskPart>
  );
}
