import type { Settings } from '@board/contracts/calls/admin';
import { roles } from '@board/contracts/constants/roles';
import { isSure, toast, useSession } from '@board/platform';
import { Button, Checkbox, lateDialog, Panel, Switch } from '@board/ui';
import { useState } from 'react';
import { managedRoles } from '../may-manage.ts';
import { wantsAgain } from '../states/wants-again.ts';
import { useTexts } from '../text.ts';
import { useSettingsSave } from './settings.queries.ts';
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
  const { save, pending } = useSettingsSave();
  const { user, is } = useSession();
  const managed = managedRoles(user);
  const names = is('super_admin') ? ([...forAll, 'localPasswords'] as const) : forAll;
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const shown = { ...settings, ...changed };
  const dirty = ([...names, 'secondFactorRoles'] as const).filter(
    (name) => String(shown[name]) !== String(settings[name]),
  );
  const required = shown.secondFactorRoles;

  async function submit(): Promise<void> {
    if (shown.maintenanceMode && !settings.maintenanceMode && !(await meant())) return;
    try {
      // Only what was changed here: somebody else may have changed the rest meanwhile.
      await save(Object.fromEntries(dirty.map((name) => [name, shown[name]])));
      setChanged({});
      toast({ tone: 'success', message: t('settings.saved') });
    } catch (error) {
      if (await wantsAgain(t('settings.saveFailed'), error, t)) return submit();
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
            checked={shown[name]}
            onChange={(on) => setChanged({ ...changed, [name]: on })}
          />
        ))}
        <fieldset className={styles.roles}>
          <legend>{t('settings.secondFactorRoles')}</legend>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={t(`role.${role}`)}
              disabled={!managed.includes(role)}
              checked={required.includes(role)}
              onChange={(on) =>
                setChanged({
                  ...changed,
                  secondFactorRoles: roles.filter((each) =>
                    each === role ? on : required.includes(each),
                  ),
                })
              }
            />
          ))}
          <p>{t('settings.about.secondFactorRoles')}</p>
        </fieldset>
      </div>
      <div className={styles.actions}>
        <Button
          needsNetwork
          variant={dirty.length > 0 ? 'primary' : 'default'}
          busy={pending}
          onClick={() => void submit()}
        >
          {t('settings.save')}
        </Button>
        <Button variant="quiet" onClick={() => onTest('mail')} label={t('settings.testMail')} />
        <Button
          variant="quiet"
          onClick={() => onTest('education')}
          label={t('settings.testEducation')}
        />
      </div>
    </>
  );
}
