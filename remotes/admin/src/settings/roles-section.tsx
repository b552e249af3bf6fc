import type { Settings } from '@board/contracts/calls/admin';
import { trimmableRoles, type Withheld, withholdable } from '@board/contracts/constants/roles';
import { attempt, useNeedsNetwork, useSession } from '@board/platform';
import { Checkbox } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import { useSettingsWrites } from './settings.queries.ts';
import styles from './settings-panel.module.css';
import { WithSettings } from './with-settings.tsx';

/** What each role may do; the super administrator gives and takes. */
export function RolesSection() {
  const { is } = useSession();
  return is('super_admin') ? <Rights /> : null;
}

function Rights() {
  const t = useTexts();
  return (
    <Section title={t('roles.title')} note={t('roles.about')}>
      <WithSettings rows={4}>{({ withheld }) => <Boxes withheld={withheld} />}</WithSettings>
    </Section>
  );
}

function Boxes({ withheld }: Pick<Settings, 'withheld'>) {
  const t = useTexts();
  const { save } = useSettingsWrites();
  const offline = useNeedsNetwork();

  const set = (right: Withheld, may: boolean) => {
    const others = withheld.filter((each) => each !== right);
    return attempt(() => save({ withheld: may ? others : [...others, right] }), {
      done: t('roles.saved'),
      failed: t('settings.saveFailed'),
    });
  };

  return trimmableRoles.map((role) => (
    <fieldset key={role} className={styles.roles} disabled={offline !== undefined} title={offline}>
      <legend>{t(`role.${role}`)}</legend>
      {withholdable
        .filter((right) => right.startsWith(`${role}:`))
        .map((right) => (
          <Checkbox
            key={right}
            className={styles.right}
            label={t(`roles.may.${nameOf(right)}`)}
            checked={!withheld.includes(right)}
            onChange={(may) => void set(right, may)}
          />
        ))}
    </fieldset>
  ));
}

/** `admin:audit.read` as a catalogue names it: `auditRead`. */
const nameOf = (right: Withheld) =>
  right.replace(/^.*:/, '').replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
