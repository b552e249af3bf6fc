import { type Priority, priorities } from '@board/contracts/constants/priorities';
import { Button, IconButton, phone, useMedia, useWayBack } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { useEffect } from 'react';
import { useTexts } from '../text.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onComplete: () => void;
  readonly onMove: () => void;
  readonly onPriority: (priority: Priority) => void;
  readonly onDelete: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** How many are chosen and what can be done with them; it stands in the place of a phone's bar. */
export function SelectionBar(props: SelectionBarProps) {
  const t = useTexts();
  useWayBack(useMedia(phone), props.onClear);
  // What is told meanwhile stands above it.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bar = '';
    return () => {
      delete dataset.bar;
    };
  }, []);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar.label')}>
      <span className={styles.count}>
        <IconButton icon="x" label={t('bar.clear')} onClick={props.onClear} />
        <b role="status">{t('page.chosen', { count: props.count })}</b>
        <Button variant="link" onClick={props.onAll} label={t('page.chooseAll')} />
      </span>
      <span className={styles.acts}>
        <Button variant="quiet" icon="check" onClick={props.onComplete} label={t('bar.complete')} />
        <Button variant="quiet" icon="calendar" onClick={props.onMove} label={t('bar.move')} />
        <Menu
          align="center"
          trigger={<Button variant="quiet" icon="up" label={t('field.priority')} />}
        >
          {priorities.map((value, at) => (
            <MenuItem
              key={value}
              shortcut={String(at + 1)}
              onSelect={() => props.onPriority(value)}
            >
              {t(`priority.${value}`)}
            </MenuItem>
          ))}
        </Menu>
        <Button variant="danger" icon="trash" onClick={props.onDelete} label={t('action.delete')} />
      </span>
    </div>
  );
}
