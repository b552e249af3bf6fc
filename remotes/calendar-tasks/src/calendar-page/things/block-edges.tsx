import styles from './block-edges.module.css';

/** Where a block is pulled at; the keyboard and the form of the thing do the same. */
export function BlockEdges({ start, end }: { start: boolean; end: boolean }) {
  return (
    <>
      {start && <i className={styles.edge} data-edge="start" />}
      {end && <i className={styles.edge} data-edge="end" />}
    </>
  );
}
