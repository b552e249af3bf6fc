import type { LogEntry } from '@board/contracts/calls/admin';
import { remotePhases } from '@board/contracts/constants/delivery';
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
  const { said, facts } = useWords(entry.message);
  return (
    <li className={styles.line}>
      <span className={classNames(styles.mark, styles[entry.level])}>
        <Icon name={entry.level} />
      </span>
      <span className={styles.words}>
        {said}
        <small>{[t(`log.${entry.level}`), areaName(t, entry.module), ...facts].join(' · ')}</small>
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

const phases: readonly string[] = remotePhases;

/** What browsers say, in English alone, of an answer that never came. */
const unfetched = [
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
];

/** A browser tells version, phase, message and composition: what happened first, then of what. */
function useWords(message: string): { said: string; facts: readonly string[] } {
  const t = useTexts();
  const parts = message.split(' · ');
  const at = parts.findIndex((part) => phases.includes(part));
  if (at === -1) return { said: message, facts: [] };
  const phase = t(`modules.phases.${parts[at]}`);
  const [words = phase, ...rest] = parts.slice(at + 1);
  const said = unfetched.includes(words) ? t('log.unfetched') : words;
  return { said, facts: [phase, ...parts.slice(0, at), ...rest] };
}
