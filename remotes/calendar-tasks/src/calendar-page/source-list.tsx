import { Button, Checkbox, Icon } from '@board/ui';
import { useTexts } from '../text.ts';
import { entryOf, onAny, partKey, type Told } from './entries/entries.ts';
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
  const line = (id: string, title: string, count: number) => (
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
  );
  return (
    <ul className={styles.list} aria-label={t('planner.shown')}>
      {sourcesOf(told.values(), days).map(({ id, title, count, parts, problem, note }) => (
        <li key={id}>
          {line(id, title, count)}
          {(parts.size > 1 || [...parts.keys()].some((key) => hidden.has(key))) &&
            !hidden.has(id) && (
              <ul className={styles.parts} aria-label={title}>
                {[...parts].map(([key, part]) => (
                  <li key={key}>{line(key, part.title, part.count)}</li>
                ))}
              </ul>
            )}
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

type Source = Told['source'] &
  Pick<Told['reading'], 'problem' | 'note'> & {
    count: number;
    parts: Map<string, { title: string; count: number }>;
  };

/** Each once, though it told of several weeks. */
function sourcesOf(told: Iterable<Told>, days: readonly string[]): Source[] {
  const found = new Map<string, Source>();
  for (const { source, reading } of told) {
    const known = found.get(source.id);
    const parts: Source['parts'] = known?.parts ?? new Map();
    const entries = (reading.things ?? []).map((thing) => entryOf(source.id, thing));
    const shown = onAny(entries, days);
    for (const { part } of shown.map(({ thing }) => thing)) {
      if (!part) continue;
      const key = partKey(source.id, part.id);
      parts.set(key, { title: part.title, count: (parts.get(key)?.count ?? 0) + 1 });
    }
    found.set(source.id, {
      ...source,
      count: (known?.count ?? 0) + shown.length,
      parts,
      problem: known?.problem ?? reading.problem,
      note: known?.note ?? reading.note,
    });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}
