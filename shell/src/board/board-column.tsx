import type { Column } from '@board/contracts/constants/modules';
import { classNames } from '@board/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from '../layout/board.module.css';

/** Beside a long day a column scrolls by itself: who comes back finds it where it was. */
const tops = new Map<Column, number>();

export function BoardColumn({ column, children }: { column: Column; children: ReactNode }) {
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
