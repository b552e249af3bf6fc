import type { Settings } from '@board/contracts/calls/admin';
import { roles } from '@board/contracts/constants/roles';
import { isSure, toastWritten, useNeedsNetwork, useSession } from '@board/platform';
import { Button, Checkbox, lateDialog, Panel, Switch } from '@board/ui';
import { useState } from 'react';
import { managedRoles } from '../may-manage.ts';
import { wantsAgain } from '../states/wants-again.ts';
import { useTexts } from '../text.ts';
import { useSettingsWrites } from './settings.queries.ts';
import styles from './settings-panel.module.css';
import { WithSettings } from './with-settings.tsx';

const TestDialog = lateDialog(async () => (await import('./test-dialog.tsx')).TestDialog);

const forAll = ['maintenanceMode', 'autoBackup', 'emailNotifications'] as const;

export function SettingsPanel() {
  const t = useTexts();
  const [testing, setTesting] = useState<'mail' | 'education'>();
  return (
    <Panel title={t('settings.title')}>
      <WithSettings rows={3}>
        {(settings) => <SettingsForm settings={settings} onTest={setTesting} />}
      </WithSettings>
      {testing && <TestDialog kind={testing} onClose={() => setTesting(undefined)} />}
    </Panel>
  );
}

interface SettingsFormProps {
  readonly settings: Settings;
  readonly onTest: (kind: 'mail' | 'education') => void;
}

function SettingsForm({ settings, onTest }: SettingsFormProps) {
  const t = useTexts();
  const { save } = useSettingsWrites();
  const { user, is } = useSession();
  const managed = managedRoles(user);
  const names = is('super_admin') ? ([...forAll, 'localPasswords'] as const) : forAll;
  const offline = useNeedsNetwork();
  const required = settings.secondFactorRoles;

  /** Only what was pressed: somebody else may have changed the rest meanwhile. */
  async function set<Name extends keyof Settings>(
    name: Name,
    to: Settings[Name],
    before = settings[name],
  ): Promise<void> {
    if (name === 'maintenanceMode' && to === true && !(await meant())) return;
    try {
      const reply = await save({ [name]: to });
      const undo = () => set(name, before, to);
      toastWritten(reply, { message: t('settings.saved'), key: 'settings', undo });
    } catch (error) {
      if (await wantsAgain(t('settings.saveFailed'), error, t)) return set(name, to, before);
    }
  }

  const meant = () =>
    isSure(
      t('settings.maintenanceTitle'),
      t('settings.maintenanceText'),
      t('settings.maintenanceConfirm'),
    );

  return (
    <>
      <div className={styles.lines}>
        {names.map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            description={t(`settings.about.${name}`)}
            needsNetwork
            checked={settings[name]}
            onChange={(on) => void set(name, on)}
          />
        ))}
        <fieldset className={styles.roles} disabled={offline !== undefined} title={offline}>
          <legend>{t('settings.secondFactorRoles')}</legend>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={t(`role.${role}`)}
              disabled={!managed.includes(role)}
              checked={required.includes(role)}
              onChange={(on) =>
                void set(
                  'secondFactorRoles',
                  roles.filter((each) => (each === role ? on : required.includes(each))),
                )
              }
            />
          ))}
          <p>{t('settings.about.secondFactorRoles')}</p>
        </fieldset>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => onTest('mail')} label={t('settings.testMail')} />
        <Button onClick={() => onTest('education')} label={t('settings.testEducation')} />
      </div>
    </>
  );
}
