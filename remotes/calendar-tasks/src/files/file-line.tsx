import { useDownload } from '@board/platform';
import { Icon, IconButton, Spinner, VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import { loadFile, type TaskFile } from './files.queries.ts';
import styles from './task-files.module.css';
import { useSizeWords } from './use-limit-words.ts';

interface FileLineProps {
  readonly taskId: string;
  readonly file: TaskFile;
  /** Why it cannot be opened now. */
  readonly hindrance: string | undefined;
  readonly onView: () => void;
  readonly onRemove: () => void;
}

/** A picture is shown, a document is saved: nothing of it opens within the product. */
export function FileLine({ taskId, file, hindrance, onView, onRemove }: FileLineProps) {
  const t = useTexts();
  const size = useSizeWords()(file.size);
  const { name, thumbnail } = file;
  const { busy, start } = useDownload(() => loadFile(taskId, file), name, {
    failed: t('files.notOpened', { name }),
  });
  return (
    <li className={styles.file}>
      <button
        type="button"
        className={styles.open}
        disabled={hindrance !== undefined}
        title={hindrance ?? name}
        aria-busy={busy || undefined}
        onClick={thumbnail ? onView : busy ? undefined : start}
      >
        {busy ? (
          <Spinner />
        ) : thumbnail ? (
          <img className={styles.thumbnail} src={thumbnail} alt="" />
        ) : (
          <Icon name="download" />
        )}
        <VisuallyHidden>{t(thumbnail ? 'action.open' : 'action.save')} </VisuallyHidden>
        <span className={styles.name}>{name}</span>
        <small> {size}</small>
      </button>
      <IconButton
        icon="x"
        size="small"
        needsNetwork
        className={styles.remove}
        label={t('files.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}
