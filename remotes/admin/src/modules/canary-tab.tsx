import type { RemoteState } from '@board/contracts/calls/delivery';
import { type CanaryShare, canaryShares } from '@board/contracts/constants/delivery';
import { type Role, roles } from '@board/contracts/constants/roles';
import { attempt, useFormat } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Checkbox, ErrorState, SelectField, Switch, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useModuleWrites } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

/** Who is served the canary, if there is one. */
export function CanaryTab({ state, onChanged }: { state: RemoteState; onChanged: () => void }) {
  const t = useTexts();
  const { instant } = useFormat();
  const { setCanary, rollBack, pending } = useModuleWrites(state);
  const canary = state.channels.find(({ channel }) => channel === 'canary');
  const form = useForm({
    draft: `admin.canary.${state.name}`,
    initial: {
      usernames: state.canary.usernames.join(', '),
      roles: state.canary.roles as readonly Role[],
      automatic: state.canary.automatic,
      // As it goes on by itself, unless one is chosen.
      share: undefined as CanaryShare | undefined,
    },
    read: ({ usernames, roles: chosen, automatic, share }) => ({
      body: {
        automatic,
        ...(!automatic && share !== undefined && { share }),
        usernames: usernames.split(/[\s,，、]+/).filter(Boolean),
        roles: [...chosen],
      },
    }),
    send: setCanary,
    done: t('modules.canarySaved'),
    failed: t('modules.failed'),
    onDone: onChanged,
  });
  const { roles: chosen, automatic, share = state.canary.share } = form.values;
  const { since } = state.canary;
  const step = (each: CanaryShare) =>
    each === 0 ? t('modules.shareNone') : t('modules.share', { share: each });

  async function withdraw() {
    const words = { done: t('modules.withdrawn'), failed: t('modules.failed') };
    await attempt(() => rollBack('canary'), words);
    onChanged();
  }

  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <span className={styles.note}>
          {canary
            ? t('modules.canaryIs', { version: shortVersion(canary.version) })
            : t('modules.noCanary')}
          {canary && since && (
            <small>
              {t('modules.shareSince', {
                share: step(state.canary.share),
                since: instant(since),
              })}
            </small>
          )}
        </span>
        {canary && (
          <Button needsNetwork busy={pending} onClick={() => void withdraw()}>
            {t('modules.withdraw')}
          </Button>
        )}
      </div>
      <TextField
        label={t('modules.people')}
        hint={t('modules.peopleHint')}
        {...form.field('usernames')}
      />
      <fieldset className={styles.roles}>
        <legend>{t('modules.roles')}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={chosen.includes(role)}
            onChange={(on) =>
              form.change({ roles: on ? [...chosen, role] : chosen.filter((one) => one !== role) })
            }
          />
        ))}
      </fieldset>
      <Switch
        label={t('modules.automatic')}
        description={t('modules.automaticText')}
        checked={automatic}
        onChange={(on) => form.change({ automatic: on })}
      />
      {!automatic && (
        <SelectField
          label={t('modules.shareLabel')}
          value={String(share)}
          options={canaryShares.map((each) => ({ value: String(each), label: step(each) }))}
          onChange={(value) =>
            form.change({ share: canaryShares.find((each) => String(each) === value) ?? 0 })
          }
        />
      )}
      {form.refusal && <ErrorState message={form.refusal} />}
      <div className={styles.row}>
        <span />
        <Button
          needsNetwork
          variant="primary"
          busy={form.busy}
          onClick={form.submit}
          label={t('action.save')}
        />
      </div>
    </div>
  );
}
