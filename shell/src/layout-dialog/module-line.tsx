import { type ModulePlace, useLocale, useText } from '@board/platform';
import { classNames, Icon, Switch } from '@board/ui';
import { useSortable } from '@dnd-kit/sortable';
import { isVisible } from '../layout/arrange.ts';
import { type BoardModule, titleOf } from '../layout/board-modules.ts';
import styles from './layout-dialog.module.css';
import { handleId, type useModuleKeys } from './use-module-keys.ts';

export type ModuleKeys = ReturnType<typeof useModuleKeys>;

interface ModuleLineProps {
  host: BoardModule;
  parts: readonly BoardModule[];
  layout: readonly ModulePlace[];
  onShow: (id: string, visible: boolean) => void;
  keys: ModuleKeys;
}

/** A module with its handle and switch; its parts beneath it have switches only and move with it. */
export function ModuleLine({ host, parts, layout, onShow, keys }: ModuleLineProps) {
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
  const name = titleOf(host, locale);
  const shown = isVisible(layout, host.id);
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.host, (isDragging || keys.lifted === host.id) && styles.lifted)}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className={styles.line}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          id={handleId(host.id)}
          className={styles.handle}
          onKeyDown={(event) => keys.onKeyDown(host.id, event)}
          onBlur={(event) => keys.onBlur(host.id, event)}
          aria-label={t('layout.move', { name })}
        >
          <Icon name="grip" />
        </button>
        <Switch
          className={styles.switch}
          label={name}
          checked={shown}
          onChange={(visible) => onShow(host.id, visible)}
        />
      </div>
      {parts.map((part) => (
        <div key={part.id} className={classNames(styles.line, styles.part)}>
          <Switch
            className={styles.switch}
            label={titleOf(part, locale)}
            checked={isVisible(layout, part.id)}
            disabled={!shown}
            onChange={(visible) => onShow(part.id, visible)}
          />
        </div>
      ))}
    </li>
  );
}
