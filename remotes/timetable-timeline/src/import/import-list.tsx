import { attempt, isSure, useFormat } from '@board/platform';
import { Button, LoadProblem, Status } from '@board/ui';
import { Section } from '@board/ui/page';
import { Entry } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import { type CourseImport, useLastImports, useUndoImport } from './import.queries.ts';

/** The last imports, each to be undone as a whole; nothing where there was none. */
export function ImportList() {
  const t = useTexts();
  const request = useLastImports();
  const { data, error } = request;
  if (!error && !data?.items.length) return null;
  return (
    <Section title={t('import.last')}>
      <LoadProblem request={request} failed={t('import.lastFailed')} />
      <ul>
        {data?.items.map((each) => (
          <ImportLine key={each.id} done={each} />
        ))}
      </ul>
    </Section>
  );
}

function ImportLine({ done }: { done: CourseImport }) {
  const t = useTexts();
  const format = useFormat();
  const { write: undo, pending } = useUndoImport();
  const { id, term_name: name } = done;

  async function ask() {
    const agreed = await isSure(
      t('import.undoTitle', { name }),
      t('import.undoNote'),
      t('import.undo'),
    );
    const words = { done: t('import.undone', { name }), failed: t('import.undoFailed') };
    if (agreed) await attempt(() => undo({ params: { id } }), words);
  }

  return (
    <Entry
      action={
        done.undone ? (
          <Status tone="info">{t('import.wasUndone')}</Status>
        ) : (
          <Button needsNetwork size="small" icon="undo" busy={pending} onClick={() => void ask()}>
            {t('undo')}
          </Button>
        )
      }
    >
      {name}
      <small>
        {t('import.courses', { count: done.created + done.merged })}{' '}
        <time>{format.instant(done.created_at)}</time>
      </small>
    </Entry>
  );
}
