import { type Preferences, type User, updatePreferences } from '@board/contracts/calls/user';
import { type Locale, locales } from '@board/contracts/constants/locales';
import { attempt, toast, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { fieldsOf, SelectField, Switch } from '@board/ui';
import { troubleText } from '../api/trouble-text.ts';
import { localeNames } from '../preferences/locale.ts';
import { dropUnsaved, unsavedChoices } from '../preferences/unsaved-preferences.ts';
import { adoptUser } from '../session/session.ts';
import styles from './parts/profile.module.css';
import { ProfileForm } from './parts/profile-form.tsx';
import { Section } from './parts/section.tsx';

export function PreferencesSection({ user }: { user: User }) {
  const t = useText('shell');
  const { write } = useWrite(updatePreferences);
  const form = useForm({
    draft: 'profile.preferences',
    initial: {} as Partial<Preferences>,
    read: (change) => ({ body: { ...unsavedChoices(user.id), ...change } }),
    async send(body) {
      const waiting = unsavedChoices(user.id);
      const saved = await write({ body });
      dropUnsaved(user.id, waiting);
      adoptUser(saved);
    },
    done: (_, body) => ({
      message: t('profile.preferences.saved'),
      undo: () => void putBack(Object.keys(body)),
    }),
    failed: (error) => t('profile.preferences.failed', { reason: troubleText(error, t) }),
    stays: true,
    onDone: () => undefined,
  });
  const { values: change } = form;
  const shown = { ...user.preferences, ...change };
  const field = fieldsOf(shown, form.change);
  const changed = (Object.keys(change) as (keyof Preferences)[]).some(
    (key) => change[key] !== user.preferences[key],
  );

  const putBack = (names: readonly string[]) => {
    const before = Object.entries(user.preferences).filter(([name]) => names.includes(name));
    const body: Partial<Preferences> = Object.fromEntries(before);
    return attempt(async () => adoptUser(await write({ body })), {
      done: t('profile.putBack'),
      failed: t('actions.failed'),
    });
  };

  async function setDesktop(wanted: boolean) {
    if (wanted && !(await allowDesktopNotifications())) {
      toast({ tone: 'warning', message: t('profile.preferences.desktopRefused') });
      return;
    }
    form.change({ desktopNotifications: wanted });
  }

  return (
    <Section
      id="preferences"
      title={t('profile.preferences.title')}
      about={t('profile.preferences.about')}
    >
      <ProfileForm
        form={form}
        label={t('profile.preferences.save')}
        variant={changed ? 'primary' : 'default'}
      >
        <div className={styles.lines}>
          <div className={styles.line}>
            <Switch
              label={t('header.darkMode')}
              description={t('profile.preferences.darkNote')}
              checked={shown.darkMode}
              onChange={(darkMode) => form.change({ darkMode })}
            />
          </div>
          <div className={styles.line}>
            <Switch
              label={t('profile.preferences.email')}
              description={t('profile.preferences.emailNote')}
              checked={shown.emailNotifications}
              onChange={(emailNotifications) => form.change({ emailNotifications })}
            />
          </div>
          <div className={styles.line}>
            <Switch
              label={t('profile.preferences.desktop')}
              description={t('profile.preferences.desktopNote')}
              checked={shown.desktopNotifications}
              onChange={(wanted) => void setDesktop(wanted)}
            />
          </div>
          <div className={styles.line}>
            <span aria-hidden="true">{t('profile.preferences.language')}</span>
            <SelectField<Locale>
              className={styles.select}
              label={t('profile.preferences.language')}
              hideLabel
              options={locales.map((value) => ({ value, label: localeNames[value].full }))}
              {...field('language')}
            />
          </div>
          <div className={styles.line}>
            <span aria-hidden="true">
              {t('profile.preferences.timeZone')}
              <span className={styles.note}>
                {t('profile.preferences.timeZoneNote', {
                  zone: zoneName(shown.timeZone, user.preferences.language),
                })}
              </span>
            </span>
            <SelectField
              className={styles.select}
              label={t('profile.preferences.timeZone')}
              hideLabel
              options={timeZones(shown.timeZone).map((value) => ({ value, label: value }))}
              {...field('timeZone')}
            />
          </div>
        </div>
      </ProfileForm>
    </Section>
  );
}

/** Asks the browser once; what was refused there can only be allowed there. */
async function allowDesktopNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** What people call it: few know it by a city and a continent. One that this browser does not know has its name alone. */
function zoneName(timeZone: string, locale: Locale): string {
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) return timeZone;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  const parts = format.formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Every zone that this browser knows, and the one in use even if it does not know it. */
function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(current) ? known : [current, ...known];
}
