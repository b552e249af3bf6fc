import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { fromMinor } from '@board/contracts/constants/money';
import { useFormat } from '@board/platform';
import { AmountField, Checkbox, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import { oneShare, type Person, type SplitMode, splitParts } from './split-parts.ts';
import styles from './split-people.module.css';

interface SplitPeopleProps {
  readonly total: number;
  readonly mode: SplitMode;
  readonly payer: string;
  readonly ownShare: string;
  readonly people: readonly Person[];
  readonly friends: readonly MoneyAccount[];
  readonly error: string | undefined;
  readonly onChange: (part: { people: Person[] } | { ownShare: string }) => void;
}

/** Everybody with a tick, and what that comes to. */
export function SplitPeople(props: SplitPeopleProps) {
  const { total, mode, payer, ownShare, people, friends, error, onChange } = props;
  const t = useTexts();
  const { currency } = useFormat();
  const joining = people.map((one) => ({ ...one, joins: one.joins || one.id === payer }));
  const read = splitParts(total, mode, joining, ownShare);
  const partOf = (friend: string) =>
    'parts' in read ? read.parts.find((part) => part.friend === friend)?.minor : undefined;
  const said = (minor: number | undefined) => (minor ? currency(fromMinor(minor)) : '–');
  const change = (id: string, part: Partial<Person>) =>
    onChange({ people: people.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <fieldset className={styles.people}>
      <legend>{t('split.who')}</legend>
      <div className={styles.person}>
        <span className={styles.name}>{t('split.you')}</span>
        {mode === 'share' && (
          <ShareField
            label={t('split.shareOf', { name: t('split.you') })}
            value={ownShare}
            onChange={(share) => onChange({ ownShare: share })}
          />
        )}
        <output>{said('own' in read ? read.own : undefined)}</output>
      </div>
      {joining.map(({ id, joins, typed }) => {
        const name = friends.find((friend) => friend.id === id)?.name ?? t('account.gone');
        return (
          <div key={id} className={styles.person}>
            <Checkbox
              className={styles.name}
              label={name}
              checked={joins}
              disabled={id === payer}
              onChange={(ticked) => change(id, { joins: ticked })}
            />
            {mode === 'amount' && joins && (
              <AmountField
                className={styles.typed}
                label={t('split.amountOf', { name })}
                hideLabel
                maxLength={24}
                value={typed}
                onChange={(text) => change(id, { typed: text })}
              />
            )}
            {mode === 'share' && joins && (
              <ShareField
                label={t('split.shareOf', { name })}
                value={typed}
                onChange={(text) => change(id, { typed: text })}
              />
            )}
            <output>{said(partOf(id))}</output>
          </div>
        );
      })}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ShareFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (share: string) => void;
}

/** A number of parts, which is no money. */
function ShareField(props: ShareFieldProps) {
  return (
    <TextField
      className={styles.share}
      hideLabel
      figures
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={oneShare}
      {...props}
    />
  );
}
