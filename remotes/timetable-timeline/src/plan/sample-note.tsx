import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './sample-note.module.css';
import { useSampleTerm } from './sample-term.queries.ts';

/** Stands where the lessons of the sample are, and takes it away again. */
export function SampleNote() {
  const t = useTexts();
  const { remove } = useSampleTerm();
  return (
    <p className={styles.note}>
      {t('sample.note')}{' '}
      <Button
        label={t('sample.remove')}
        variant="link"
        size="small"
        needsNetwork
        onClick={remove}
      />
    </p>
  );
}
