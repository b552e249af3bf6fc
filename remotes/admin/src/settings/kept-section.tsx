import type { Settings } from '@board/contracts/calls/admin';
import { type KeptThing, keptChoices, keptThings } from '@board/contracts/constants/retention';
import { attempt, isSure, useNeedsNetwork, useSession } from '@board/platform';
import { SelectField } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import styles from './kept-section.module.css';
import { useSettingsWrites } from './settings.queries.ts';
import { WithSettings } from './with-settings.tsx';

/** How long what stays for a time stays: the same numbers that the page on privacy says. */
export function KeptSection() {
  const t = useTexts();
  return (
    <Section title={t('kept.title')} note={t('kept.about')}>
      <WithSettings rows={2}>{({ kept }) => <Times kept={kept} />}</WithSettings>
    </Section>
  );
}

/** Of 0, which is for ever, there is no less. */
const isLess = (next: number, before: number) => next !== 0 && (before === 0 || next < before);

function Times({ kept }: Pick<Settings, 'kept'>) {
  const t = useTexts();
  const { is } = useSession();
  const { save } = useSettingsWrites();
  const offline = useNeedsNetwork();

  async function set(thing: KeptThing, next: number) {
    const words = { what: `${t(`kept.${thing}`)}, ${timeOf(thing, next)}` };
    const sure =
      !isLess(next, kept[thing]) ||
      (await isSure(t('kept.shorterTitle'), t('kept.shorterText', words), t('kept.shorterAction')));
    if (!sure) return;
    await attempt(() => save({ kept: { ...kept, [thing]: next } }), {
      done: t('kept.saved'),
      failed: t('settings.saveFailed'),
    });
  }

  function timeOf(thing: KeptThing, count: number): string {
    if (count === 0) return t(thing === 'audit' ? 'kept.alwaysAudit' : 'kept.always');
    return t(thing === 'backups' ? 'kept.copies' : 'kept.days', { count });
  }

  const hindranceOf = (thing: KeptThing) =>
    thing === 'audit' && !is('super_admin') ? t('kept.chiefAlone') : offline;

  return (
    <div className={styles.times}>
      {keptThings.map((thing) => (
        <SelectField
          key={thing}
          label={t(`kept.${thing}`)}
          disabled={hindranceOf(thing) !== undefined}
          hint={hindranceOf(thing)}
          value={String(kept[thing])}
          options={keptChoices[thing]
            .toSorted((one, other) => (one || Infinity) - (other || Infinity))
            .map((count) => ({ value: String(count), label: timeOf(thing, count) }))}
          onChange={(next) => void set(thing, Number(next))}
        />
      ))}
    </div>
  );
}
