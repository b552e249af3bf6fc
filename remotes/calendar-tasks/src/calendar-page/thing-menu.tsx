import { Menu, MenuItem } from '@board/ui/menu';
import { useTexts } from '../text.ts';
import type { Entry } from './entries.ts';
import type { MenuPlace } from './menu-place.ts';
import styles from './thing-block.module.css';

interface ThingMenuProps {
  readonly at: MenuPlace;
  readonly onPlace: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** All that can be done to a thing of the grid without a drag; it opens where it was asked for. */
export function ThingMenu({ at: { entry, x, y }, onPlace, onClose }: ThingMenuProps) {
  const t = useTexts();
  const { title, open, tick, done, move, fixed } = entry.thing;
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
          aria-label={title}
        />
      }
    >
      {open && (
        <MenuItem icon="right" onSelect={open}>
          {t('moving.open')}
        </MenuItem>
      )}
      {tick && (
        <MenuItem icon="check" onSelect={tick}>
          {t(done ? 'moving.reopen' : 'moving.finish')}
        </MenuItem>
      )}
      {(move ?? fixed) && (
        <MenuItem
          icon="calendar"
          hindrance={move ? undefined : fixed}
          onSelect={() => onPlace(entry)}
        >
          {t('moving.menu')}
        </MenuItem>
      )}
    </Menu>
  );
}
