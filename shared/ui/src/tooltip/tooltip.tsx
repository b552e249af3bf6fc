import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import layer from '../layer/layer.module.css';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** A focusable element with a name of its own. */
  readonly children: ReactElement<{ title?: string | undefined }>;
}

/** Repeats or explains what it stands at, on hover and on focus; never the only place of a fact. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={cloneElement(children, { title: '' })} />
      <Base.Portal>
        <Base.Positioner className={layer.float} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(layer.fading, styles.tooltip)}>
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
