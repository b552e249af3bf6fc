import { type Column, columns } from '@board/contracts/constants/modules';
import { events, type ModulePlace, useText } from '@board/platform';
import { Button, classNames, useMedia } from '@board/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { arrange, isVisible } from '../layout/arrange.ts';
import styles from '../layout/board.module.css';
import type { BoardModule } from '../layout/board-modules.ts';
import { MessagePage } from '../pages/message-page.tsx';
import { RemoteSlots } from '../remotes/remote-slots.tsx';
import { FirstCard } from './first-card.tsx';
import { Morning } from './morning.tsx';
import { Slot } from './slot.tsx';
import { useIsBack } from './use-is-back.ts';
import { useIsBeginning } from './use-is-beginning.ts';
import { useTurns } from './use-turns.ts';

export interface BoardProps {
  modules: readonly BoardModule[];
  layout: readonly ModulePlace[];
}

/** Room for a fourth column; the stylesheet says the same. */
const wide = '(min-width: 1760px)';

/** Three columns, two on a tablet: the sheet in the middle, a margin beside it. */
export function ColumnsBoard({ modules, layout }: BoardProps) {
  const t = useText('shell');
  const arrangement = arrange(modules, layout);
  const shownIn = (column: Column) =>
    arrangement[column].filter((module) => isVisible(layout, module.id));
  const hosts = drawingOrder.flatMap(shownIn);
  // At first each comes with its code. Afterwards all of it is there, and a lot to draw at once.
  const isTheTurnOf = useTurns(hosts, !useIsBack());
  const isWide = useMedia(wide);
  const isBeginning = useIsBeginning();
  if (hosts.length === 0) return <EmptyBoard />;
  return (
    <main
      className={classNames(styles.board, isBeginning && styles.beginning)}
      aria-label={t('board.title')}
    >
      <h1 className={styles.hidden}>{t('board.title')}</h1>
      {columns.map((column) => (
        <BoardColumn key={column} column={column}>
          {column === 'middle' && (
            <>
              <FirstCard />
              <Morning />
            </>
          )}
          {shownIn(column).map((module) => (
            <Slot key={module.id} module={module} drawn={isTheTurnOf(module)} />
          ))}
        </BoardColumn>
      ))}
      {isWide && (
        <div className={classNames(styles.column, styles.aside)}>
          <RemoteSlots name="aside" about={{}} />
        </div>
      )}
    </main>
  );
}

/** What the board is for comes first. Left before right, which stands below it on a tablet. */
const drawingOrder = ['middle', 'left', 'right'] as const;

/** Beside a long day a column scrolls by itself: who comes back finds it where it was. */
const tops = new Map<Column, number>();

function BoardColumn({ column, children }: { column: Column; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const top = tops.get(column);
    if (top && place.current) place.current.scrollTop = top;
  }, [column]);
  return (
    <div
      ref={place}
      className={classNames(styles.column, styles[column])}
      onScroll={({ currentTarget }) => tops.set(column, currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}

/** Everything is hidden: a board has to say how to get it back. */
function EmptyBoard() {
  const t = useText('shell');
  return (
    <MessagePage icon="layout" title={t('board.emptyTitle')} text={t('board.emptyText')}>
      <Button variant="primary" onClick={() => events.emit('settings.layout')}>
        {t('board.settings')}
      </Button>
    </MessagePage>
  );
}
