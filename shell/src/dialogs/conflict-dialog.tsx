import type {
  ConflictField,
  ConflictRequest,
  KeptVersion,
} from '@board/contracts/events/event-map';
import { useFormat, useText } from '@board/platform';
import { Button, classNames, Dialog } from '@board/ui';
import { useState } from 'react';
import styles from './conflict-dialog.module.css';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  request: ConflictRequest;
  onChoice: (keep: KeptVersion) => void;
}

/** Closing it decides nothing; who asked knows what becomes of the change then. */
export function ConflictDialog({ request, onChoice }: ConflictDialogProps) {
  const t = useText('shell');
  const [side, setSide] = useState<Side>(() => newerOf(request));
  return (
    <Dialog
      open
      onClose={() => onChoice('undecided')}
      title={request.title}
      footer={
        <Button
          variant="primary"
          onClick={() => onChoice(side)}
          label={t(`conflict.keep.${side}`)}
        />
      }
    >
      <p className={styles.text}>{t('conflict.text')}</p>
      <div className={styles.versions} role="radiogroup" aria-label={t('conflict.title')}>
        {(['mine', 'theirs'] as const).map((each) => (
          <Version
            key={each}
            side={each}
            chosen={side}
            fields={telling(request, each)}
            made={request.made?.[each]}
            onChoose={setSide}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** As their times are shown; where one is not known, what was written here is not given up. */
const newerOf = ({ made = {} }: ConflictRequest): Side =>
  made.mine !== undefined && made.theirs !== undefined && made.theirs > made.mine
    ? 'theirs'
    : 'mine';

/** By what a thing is known, and in what its versions differ; the rest would hide it. */
function telling(request: ConflictRequest, side: Side): readonly ConflictField[] {
  const other = request[side === 'mine' ? 'theirs' : 'mine'];
  if (other.length === 0) return request[side];
  return request[side].filter(
    ({ label, value }, place) =>
      place === 0 || other.find((field) => field.label === label)?.value !== value,
  );
}

interface VersionProps {
  side: Side;
  chosen: Side;
  fields: readonly ConflictField[];
  made: number | undefined;
  onChoose: (side: Side) => void;
}

function Version({ side, chosen, fields, made, onChoose }: VersionProps) {
  const t = useText('shell');
  const format = useFormat();
  return (
    <label className={classNames(styles.version, side === chosen && styles.chosen)}>
      <span className={styles.side}>
        <input
          type="radio"
          name="version"
          checked={side === chosen}
          onChange={() => onChoose(side)}
        />
        {t(`conflict.${side}`)}
      </span>
      {made !== undefined && <small className={styles.label}>{format.instant(made)}</small>}
      {fields.map(({ label, value }) => (
        <span key={label} className={styles.field}>
          <span className={styles.label}>{label}</span>
          {value}
        </span>
      ))}
      {fields.length === 0 && <span className={styles.label}>{t(`conflict.${side}Whole`)}</span>}
    </label>
  );
}
