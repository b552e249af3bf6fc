import { MenuItem } from '@board/ui/menu';
import { MenuAt } from '../../task/menu-at.tsx';
import { useTexts } from '../../text.ts';
import type { Entry } from '../entries/entries.ts';
import type { MenuPlace } from './menu-place.ts';

interface ThingMenuProps {
  readonly at: MenuPlace;
  readonly onPlace: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** All that can be done to a thing of the grid without a drag; it opens where it was asked for. */
export function ThingMenu({ at, onPlace, onClose }: ThingMenuProps) {
  const { entry } = at;
  const t = useTexts();
  const { title, open, tick, done, move, fixed } = entry.thing;
  return (
    <MenuAt at={at} name={title} onClose={onClose}>
      {open && (
        <MenuItem icon="right" onSelect={open}>
          {t('action.open')}
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
    </MenuAt>
  );
}
