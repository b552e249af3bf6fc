import { classNames } from '@board/ui';
import type { Lesson } from '../plan/lessons.queries.ts';
import type { Band } from './bands.ts';
import { type Block, blockName } from './grid-stops.ts';
import { LessonBlock } from './lesson-block.tsx';
import styles from './week-grid.module.css';

interface CellProps {
  blocks: readonly Block[];
  name: string;
  current: string;
  wide: boolean;
  session: boolean;
  /** Not in any period. */
  outside: boolean;
  bands: readonly Band[];
  mostLanes: number;
  onPile: (day: string) => void;
  gridRow: number;
  gridColumn: number;
  onOpen: (lesson: Lesson) => void;
}

/** What begins in one period of one day; one can stand on it where nothing does. */
export function WeekCell(props: CellProps) {
  const { blocks, name, current, wide, session, outside, bands, gridRow, gridColumn } = props;
  const empty = blocks.length === 0;
  return (
    <div
      role="gridcell"
      className={classNames(
        styles.cell,
        session && styles.session,
        outside && styles.outside,
        !empty && styles.taken,
      )}
      style={{ gridRow, gridColumn }}
      {...(empty
        ? { tabIndex: current === name ? 0 : -1, 'data-stop': name, 'data-cell': name }
        : {})}
    >
      {blocks.map((block) => (
        <LessonBlock
          key={blockName(block)}
          placed={block}
          stop={blockName(block)}
          tabbable={current === blockName(block)}
          wide={wide}
          bands={bands}
          piled={block.lanes > props.mostLanes}
          onOpen={props.onOpen}
          onPile={props.onPile}
        />
      ))}
    </div>
  );
}
