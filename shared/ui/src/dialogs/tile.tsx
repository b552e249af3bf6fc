import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import unseen from '../field/unseen.module.css';
import styles from './dialogs.module.css';

export interface TileProps {
  readonly type: 'radio' | 'checkbox';
  /** The same for all tiles of which one is chosen. */
  readonly name?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A choice that is pressed as a whole; how it looks when it is chosen says `:has(:checked)`. */
export function Tile({ className, style, children, onChange, ...input }: TileProps) {
  return (
    <label className={classNames(styles.tile, className)} style={style}>
      <input
        {...input}
        className={unseen.control}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
