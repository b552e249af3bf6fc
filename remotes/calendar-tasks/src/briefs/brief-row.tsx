import { type BriefWay, briefWays } from '@board/contracts/constants/planning';
import { attempt } from '@board/platform';
import { Checkbox, Segmented, Switch, TimeField } from '@board/ui';
import { useTexts } from '../text.ts';
import { type Brief, useBriefWrites } from './briefs.queries.ts';
import styles from './briefs-layer.module.css';

/** One of them: whether, when, where, and whether a locked screen may show sums. */
export function BriefRow({ brief }: { readonly brief: Brief }) {
  const t = useTexts();
  const writes = useBriefWrites();
  const { kind, is_on, time, way, shows_sums } = brief;
  const name = t(`brief.name.${kind}`);
  const set = (change: Partial<Brief>) =>
    void attempt(() => writes.set(brief, change), { failed: t('brief.notSaved') });
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <Switch
        label={name}
        description={t(`brief.about.${kind}`)}
        checked={is_on}
        onChange={(chosen) => set({ is_on: chosen })}
      />
      {is_on && (
        <div className={styles.choices}>
          <TimeField
            hideLabel
            label={t('field.time')}
            value={time}
            onChange={(chosen) => chosen && set({ time: chosen })}
          />
          <Segmented<BriefWay>
            size="tall"
            label={t('brief.way')}
            options={briefWays.map((value) => ({ value, label: t(`brief.ways.${value}`) }))}
            value={way}
            onChange={(chosen) => set({ way: chosen })}
          />
          {way !== 'board' && kind === 'morning' && (
            <Checkbox
              label={t('brief.sums')}
              checked={shows_sums}
              onChange={(chosen) => set({ shows_sums: chosen })}
            />
          )}
        </div>
      )}
    </div>
  );
}
