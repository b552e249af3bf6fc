import { Menu } from '@board/ui/menu';
import type { ReactNode } from 'react';
import styles from './menu-at.module.css';

interface MenuAtProps {
  readonly at: { readonly x: number; readonly y: number };
  /** Of the thing that it is about. */
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that stands open where it was asked for, by the other button, a key or a finger. */
export function MenuAt({ at: { x, y }, name, onClose, children }: MenuAtProps) {
  return (
    <Menu
      key={`${x} ${y}`}
      defaultOpen
      align="start"
      onClose={onClose}
      trigger={
        <button
          type="button"
          className={styles.point}
          style={{ left: x, top: y }}
          tabIndex={-1}
          aria-label={name}
        />
      }
    >
      {children}
    </Menu>
  );
}
