import { type ModulePlace, useLocale } from '@board/platform';
import { classNames, Switch } from '@board/ui';
import type { ReactNode } from 'react';
import { isVisible } from '../layout/arrange.ts';
import { type BoardModule, titleOf } from '../layout/board-modules.ts';
import styles from './layout-dialog.module.css';

export interface ModuleSwitchesProps {
  host: BoardModule;
  parts: readonly BoardModule[];
  layout: readonly ModulePlace[];
  onShow: (id: string, visible: boolean) => void;
  /** What moves it, where it can be moved. */
  handle?: ReactNode;
}

/** Whether a module is shown, and beneath it whether its parts are. */
export function ModuleSwitches({ host, parts, layout, onShow, handle }: ModuleSwitchesProps) {
  const locale = useLocale();
  const shown = isVisible(layout, host.id);
  return (
    <>
      <div className={styles.line}>
        {handle}
        <Switch
          className={styles.switch}
          label={titleOf(host, locale)}
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
    </>
  );
}
