import { useFormat } from '@board/platform';
import { type Laid, rangeOf } from '@board/time';
import { Button, Checkbox } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './revision-dialog.module.css';
import type { Block } from './use-blocks.ts';

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly titleOf: (block: Block) => string;
  readonly next: (block: Block) => Laid | undefined;
  readonly move: (block: Block) => void;
  readonly turn: (id: string) => void;
}

/** What is proposed: ticked it will be written, and each goes round what else is free. */
export function BlockList({ blocks, titleOf, next, move, turn }: BlockListProps) {
  const t = useTexts();
  const format = useFormat();
  if (blocks.length === 0) return null;
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => {
        const { id, date, isOn, topics } = block;
        const title = titleOf(block);
        const when = `${format.shortDay(date)} ${format.timeRange(rangeOf(block))}`;
        return (
          <li key={id} data-off={!isOn || undefined}>
            <Checkbox
              hideLabel
              label={t('revision.use', { title, when })}
              checked={isOn}
              onChange={() => turn(id)}
            />
            <div>
              <b aria-live="polite">{when}</b>
              {topics.length > 0 && <small>{topics.join(t('list.separator'))}</small>}
            </div>
            <Button
              size="small"
              label={t('revision.other')}
              aria-label={t('revision.otherOf', { title, when })}
              disabled={!next(block)}
              onClick={() => move(block)}
            />
          </li>
        );
      })}
    </ul>
  );
}
