import { classNames, Icon } from '@board/ui';
import type { CSSProperties } from 'react';
import { useTexts } from '../../text.ts';
import { useThingWords } from '../things/use-thing-words.ts';
import styles from './lifted-block.module.css';
import type { Moving } from './use-moving.ts';

interface LiftedBlockProps {
  readonly moving: Pick<Moving, 'lifted' | 'clash'>;
  readonly style: CSSProperties;
}

/** What is in hand, over the hours that it would take; the bar says the same aloud. */
export function LiftedBlock({ moving: { lifted, clash }, style }: LiftedBlockProps) {
  const t = useTexts();
  const words = useThingWords();
  if (!lifted) return null;
  const { entry, place } = lifted;
  const isSpan = !place.isWholeDay && place.from !== place.to;
  return (
    <div className={styles.lifted} style={style} aria-hidden="true">
      <span className={classNames(styles.chip, clash && styles.clash)}>
        {clash && <Icon name="warning" size="small" />}
        {place.isWholeDay ? t('planner.allDay') : words.timesOf(place)}
      </span>
      <b>{entry?.thing.title ?? t('moving.new')}</b>
      {isSpan && <small>{words.lengthOf(place.to - place.from)}</small>}
      {isSpan && entry && <i className={styles.handle} />}
    </div>
  );
}
