import type { LogEntry } from '@board/contracts/calls/admin';
import { useFormat, useNow } from '@board/platform';
import { dayMs } from '@board/time';
import { classNames, Icon, IconButton } from '@board/ui';
import { areaName, useTexts } from '../text.ts';
import styles from './log-panel.module.css';

export function LogLine({ entry, onDelete }: { entry: LogEntry; onDelete: () => void }) {
  const t = useTexts();
  const { clock, instant } = useFormat();
  const now = useNow();
  const at = Date.parse(entry.timestamp);
  return (
    <li className={styles.line}>
      <span className={classNames(styles.mark, styles[entry.level])}>
        <Icon name={entry.level} />
      </span>
      <span className={styles.words}>
        {entry.message}
        <small>
          {t('log.about', { level: t(`log.${entry.level}`), module: areaName(t, entry.module) })}
        </small>
      </span>
      <time dateTime={entry.timestamp} title={instant(at)} className={styles.time}>
        {now - at < dayMs ? clock(at) : instant(at)}
      </time>
      <IconButton
        needsNetwork
        className={styles.delete}
        size="small"
        icon="trash"
        label={t('log.delete', { message: entry.message.slice(0, 60) })}
        onClick={onDelete}
      />
    </li>
  );
}
