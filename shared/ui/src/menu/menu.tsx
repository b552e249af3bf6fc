import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Kbd } from '../kbd/kbd.tsx';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import { useHindrance } from '../texts/say.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button which opens the menu; it names the menu too. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** For a menu whose code came because its button was pressed. */
  readonly defaultOpen?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
}

export function Menu(props: MenuProps) {
  const { trigger, children, align = 'end', defaultOpen = false, onClose } = props;
  const [open, setOpen] = useState(defaultOpen);
  function change(next: boolean) {
    setOpen(next);
    if (!next) onClose?.();
  }
  useWayBack(open, () => change(false));
  return (
    <Base.Root modal={false} open={open} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={layer.float} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={classNames(layer.layer, layer.fading, styles.menu)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly children: string;
  readonly onSelect: () => void;
  readonly icon?: IconName | undefined;
  readonly shortcut?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be done at present. */
  readonly hindrance?: string | undefined;
  /** It cannot wait: without a network it says so and cannot be chosen. */
  readonly needsNetwork?: boolean | undefined;
}

export function MenuItem(props: MenuItemProps) {
  const { children, onSelect, icon, shortcut, danger = false } = props;
  const hindrance = useHindrance(props);
  const disabled = props.disabled || hindrance !== undefined;
  return (
    <Base.Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      label={children}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.word}>
        {children}
        {hindrance && <small>{hindrance}</small>}
      </span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Base.Item>
  );
}

export interface MenuLinkProps extends Pick<MenuItemProps, 'icon'> {
  readonly children: string;
  /** The link that it is: opened in a tab of its own like any other. */
  readonly link: ReactElement;
}

export function MenuLink({ children, icon, link }: MenuLinkProps) {
  return (
    <Base.LinkItem className={styles.item} label={children} render={link} closeOnClick>
      {icon && <Icon name={icon} />}
      <span className={styles.word}>{children}</span>
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.rule} />;
}

export interface MenuHeaderProps {
  readonly name: string;
  readonly detail?: string | undefined;
  /** A picture of who or what the menu belongs to. */
  readonly picture?: ReactNode;
}

export function MenuHeader({ name, detail, picture }: MenuHeaderProps) {
  return (
    <div className={styles.header}>
      {picture}
      <span className={styles.names}>
        <span>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  );
}
