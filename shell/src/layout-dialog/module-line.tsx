import { useLocale, useText } from '@board/platform';
import { classNames, Icon } from '@board/ui';
import { useSortable } from '@dnd-kit/sortable';
import { titleOf } from '../layout/board-modules.ts';
import styles from './layout-dialog.module.css';
import { ModuleSwitches, type ModuleSwitchesProps } from './module-switches.tsx';
import { handleId, type useModuleKeys } from './use-module-keys.ts';

export type ModuleKeys = ReturnType<typeof useModuleKeys>;

interface ModuleLineProps extends ModuleSwitchesProps {
  keys: ModuleKeys;
}

/** A module with its handle and switch; its parts beneath it have switches only and move with it. */
export function ModuleLine({ keys, ...switches }: ModuleLineProps) {
  const { host } = switches;
  const t = useText('shell');
  const locale = useLocale();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: host.id });
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.host, (isDragging || keys.lifted === host.id) && styles.lifted)}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <ModuleSwitches
        {...switches}
        handle={
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            id={handleId(host.id)}
            className={styles.handle}
            onKeyDown={(event) => keys.onKeyDown(host.id, event)}
            onBlur={(event) => keys.onBlur(host.id, event)}
            aria-label={t('layout.move', { name: titleOf(host, locale) })}
          >
            <Icon name="grip" />
          </button>
        }
      />
    </li>
  );
}
