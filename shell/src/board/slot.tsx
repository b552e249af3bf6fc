import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { keepHeight, keptHeight } from '../kept/kept-heights.ts';
import styles from '../layout/board.module.css';
import type { BoardModule } from '../layout/board-modules.ts';
import { RemotePanel } from '../remotes/remote-panel.tsx';

interface SlotProps {
  module: BoardModule;
  /** Its turn has come; its place is held before. */
  drawn: boolean;
}

/** A module's place on the board. While it is coming it is as high as it was when last seen here. */
export function Slot({ module, drawn }: SlotProps) {
  const { id, remote, height } = module;
  const slot = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => keptHeight(id));

  // Whoever leaves has seen it whole; while it comes it changes its height too often to be kept. To ask for
  // the height on leaving would lay out what is just being taken away.
  useEffect(() => {
    const place = slot.current;
    let seen: number | undefined;
    const sizes = new ResizeObserver(([entry]) => {
      // What was taken away has no height, and is told so before it is let go.
      seen = entry?.contentRect.height || seen;
    });
    if (place) sizes.observe(place);
    const keep = () => {
      if (seen && !place?.querySelector('[aria-busy="true"]')) keepHeight(id, seen);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      sizes.disconnect();
      keep();
    };
  }, [id]);

  return (
    <div
      ref={slot}
      className={styles.slot}
      data-module={id}
      style={kept === undefined ? undefined : ({ '--kept': `${kept}px` } as CSSProperties)}
    >
      {drawn ? (
        <RemotePanel remote={remote} module={module} />
      ) : (
        <div aria-busy="true" style={{ height: `var(--kept, ${height}px)` }} />
      )}
    </div>
  );
}
