import { Button, Checkbox, Icon } from '@board/ui';
import { useTexts } from '../text.ts';
import { entryOf, onAny, type Told } from './entries.ts';
import styles from './source-list.module.css';

interface SourceListProps {
  readonly told: ReadonlyMap<string, Told>;
  /** Of which is counted: they are told of by the week. */
  readonly days: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onSwitch: (source: string) => void;
}

/** Whose things are shown, how many they are, and what could not be had. */
export function SourceList({ told, days, hidden, onSwitch }: SourceListProps) {
  const t = useTexts();
  return (
    <ul className={styles.list} aria-label={t('planner.shown')}>
      {sourcesOf(told.values(), days).map(({ id, title, count, problem, note }) => (
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
function sourcesOf(told: Iterable<Told>, days: readonly string[]) {
  const found = new Map<
    string,
    Told['source'] & Pick<Told['reading'], 'problem' | 'note'> & { count: number }
  >();
  for (const { source, reading } of told) {
    const known = found.get(source.id);
    const things = (reading.things ?? []).map((thing) => entryOf(source.id, thing));
    found.set(source.id, {
      ...source,
      count: (known?.count ?? 0) + onAny(things, days).length,
      problem: known?.problem ?? reading.problem,
      note: known?.note ?? reading.note,
    });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}
