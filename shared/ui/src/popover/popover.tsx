import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title: string;
  /** What stands beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly size?: 'medium' | 'wide' | undefined;
  /** Without padding around the content. */
  readonly flush?: boolean | undefined;
}

export function Popover(props: PopoverProps) {
  const { trigger, title, actions, children, onOpenChange, align = 'end' } = props;
  const [opened, setOpened] = useState(false);
  const open = props.open ?? opened;
  const change = (nowOpen: boolean) => {
    setOpened(nowOpen);
    onOpenChange?.(nowOpen);
  };
  useWayBack(open, () => change(false));
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={layer.float} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup
            className={classNames(
              layer.layer,
              layer.fading,
              styles.popover,
              props.size === 'wide' && styles.wide,
            )}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {actions}
            </div>
            <div className={classNames(styles.body, !props.flush && styles.padded)}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
