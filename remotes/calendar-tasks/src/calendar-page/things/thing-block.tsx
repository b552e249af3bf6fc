import { Checkbox, classNames, Icon } from '@board/ui';
import type { CSSProperties } from 'react';
import { useTexts } from '../../text.ts';
import type { Entry } from '../entries/entries.ts';
import { BlockEdges } from './block-edges.tsx';
import styles from './thing-block.module.css';
import { thingColour } from './thing-colour.ts';
import { ThingName } from './thing-name.tsx';
import { useThingWords } from './use-thing-words.ts';

interface ThingBlockProps {
  readonly entry: Entry;
  readonly stop: string;
  readonly isStop: boolean;
  /** One line of words, whatever its height. */
  readonly isLine?: boolean;
  readonly isNarrow?: boolean;
  readonly isPast?: boolean;
  readonly isBegun?: boolean;
  readonly goesOn?: boolean;
  /** It is in hand: this is where it was. */
  readonly isLifted?: boolean;
  /** Instead of where it is. */
  readonly note?: string | undefined;
  readonly style?: CSSProperties;
  readonly className?: string | undefined;
}

/** One thing in the grid: its kind is its shape. A tick is reachable on it, elsewhere a press opens. */
export function ThingBlock(props: ThingBlockProps) {
  const { entry, stop, isStop, isLine, isNarrow, isPast, isBegun, goesOn, isLifted, note } = props;
  const t = useTexts();
  const words = useThingWords();
  const { kind, title, text, done, open, tick, move } = entry.thing;
  const hasEdges = move && !isLine && !entry.isWholeDay;
  const small = note ?? text ?? (kind === 'task' ? words.spanOf(entry) : undefined);
  return (
    <div
      role="gridcell"
      className={classNames(styles.block, styles[kind], props.className)}
      style={{ ...thingColour(entry), ...props.style }}
      data-done={done || undefined}
      data-line={isLine || undefined}
      data-narrow={isNarrow || undefined}
      data-past={isPast || undefined}
      data-begun={isBegun || undefined}
      data-goes-on={goesOn || undefined}
      data-lifted={isLifted || undefined}
      data-thing={entry.key}
    >
      {tick && kind === 'task' && (
        <Checkbox
          hideLabel
          tone="done"
          className={styles.tick}
          tabIndex={-1}
          label={t('row.done', { title })}
          checked={done ?? false}
          onChange={tick}
        />
      )}
      <button
        type="button"
        className={styles.press}
        data-stop={stop}
        tabIndex={isStop ? 0 : -1}
        title={title}
        onClick={open}
      >
        {kind === 'deadline' && <Icon name="pin" size="small" />}
        {kind === 'exam' && !isLine && (
          <span className={styles.small} aria-hidden="true">
            {t('planner.kind.exam')}
          </span>
        )}
        <ThingName entry={entry} className={styles.name} />
        {kind === 'deadline' && <span aria-hidden="true">{words.spanOf(entry)}</span>}
        {small && (note || !isLine) && (
          <span className={styles.small} aria-hidden="true">
            {small}
          </span>
        )}
      </button>
      {isLifted && (
        <span className={styles.was} aria-hidden="true">
          {t('moving.was', {
            when: entry.isWholeDay ? t('planner.allDay') : words.spanOf(entry),
          })}
        </span>
      )}
      {hasEdges && <BlockEdges start={!isBegun} end={!goesOn} />}
    </div>
  );
}
