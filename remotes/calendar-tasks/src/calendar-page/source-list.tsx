import { Button, Checkbox, Icon } from '@board/ui';
import { useTexts } from '../text.ts';
import type { Told } from './entries.ts';
import styles from './source-list.module.css';

interface SourceListProps {
  readonly told: ReadonlyMap<string, Told>;
  readonly hidden: ReadonlySet<string>;
  readonly onSwitch: (source: string) => void;
}

/** Whose things are shown, how many they are, and what could not be had. */
export function SourceList({ told, hidden, onSwitch }: SourceListProps) {
  const t = useTexts();
  return (
    <ul className={styles.list} aria-label={t('planner.shown')}>
      {sourcesOf(told.values()).map(({ id, title, count, problem, note }) => (
        <li key={id}>
          <Checkbox
            label={
              <>
                {title} <span className={styles.count}>{count}</span>
              </>
            }
            className={styles.source}
            checked={!hidden.has(id)}
            onChange={() => onSwitch(id)}
          />
          {problem && (
            <p className={styles.problem}>
              <Icon name="warning" size="small" />
              <span>{problem.words}</span>
              <Button variant="quiet" size="small" onClick={problem.again}>
                {t('planner.again')}
              </Button>
            </p>
          )}
          {note && <p className={styles.problem}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Each once, though it told of several weeks. */
function sourcesOf(told: Iterable<Told>) {
  const found = new Map<
    string,
    Told['source'] & Pick<Told['reading'], 'problem' | 'note'> & { count: number }
  >();
  for (const { source, reading } of told) {
    const known = found.get(source.id);
    found.set(source.id, {
      ...source,
      count: (known?.count ?? 0) + (reading.things?.length ?? 0),
      problem: known?.problem ?? reading.problem,
      note: known?.note ?? reading.note,
    });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}
