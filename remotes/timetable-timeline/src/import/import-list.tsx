import { confirm, toast, useFormat } from '@board/platform';
import { Button, ErrorState, Status } from '@board/ui';
import { useTexts } from '../text.ts';
import { type CourseImport, useLastImports, useUndoImport } from './import.queries.ts';
import styles from './import-list.module.css';

/** The last imports, each to be undone as a whole; nothing where there was none. */
export function ImportList() {
  const text = useTexts();
  const { data, error, mutate } = useLastImports();
  if (!error && !data?.items.length) return null;
  return (
    <section className={styles.card} aria-labelledby="last-imports">
      <h2 id="last-imports" className={styles.title}>
        {text('import.last')}
      </h2>
      {error && <ErrorState message={text('import.lastFailed')} onRetry={() => void mutate()} />}
      <ul className={styles.list}>
        {data?.items.map((each) => (
          <ImportLine key={each.id} done={each} />
        ))}
      </ul>
    </section>
  );
}

function ImportLine({ done }: { done: CourseImport }) {
  const text = useTexts();
  const format = useFormat();
  const { write: undo, pending } = useUndoImport();
  const name = done.term_name;

  async function ask() {
    const agreed = await confirm({
      title: text('import.undoTitle', { name }),
      message: text('import.undoNote'),
      confirmLabel: text('import.undo'),
      cancelLabel: text('cancel'),
      danger: true,
    });
    if (!agreed) return;
    try {
      await undo({ params: { id: done.id } });
      toast({ tone: 'success', message: text('import.undone', { name }) });
    } catch {
      toast({ tone: 'error', message: text('import.undoFailed') });
    }
  }

  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {name}
        <small>
          {text('import.courses', { count: done.created + done.merged })}{' '}
          <time>{format.instant(Date.parse(done.created_at))}</time>
        </small>
      </span>
      {done.undone ? (
        <Status tone="info">{text('import.wasUndone')}</Status>
      ) : (
        <Button size="small" icon="undo" busy={pending} onClick={() => void ask()}>
          {text('undo')}
        </Button>
      )}
    </li>
  );
}
