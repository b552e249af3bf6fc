import type { RemoteState } from '@board/contracts/calls/delivery';
import { type Role, roles } from '@board/contracts/constants/roles';
import { attempt } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Checkbox, ErrorState, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useCanaryChoice, useChannelMoves } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

interface CanaryTabProps {
  readonly state: RemoteState;
  readonly onChanged: () => void;
}

/** Who is served the canary, if there is one. */
export function CanaryTab({ state, onChanged }: CanaryTabProps) {
  const t = useTexts();
  const { write } = useCanaryChoice();
  const moves = useChannelMoves(state);
  const canary = state.channels.find(({ channel }) => channel === 'canary');
  const form = useForm({
    draft: `admin.canary.${state.name}`,
    initial: {
      usernames: state.canary.usernames.join(', '),
      roles: state.canary.roles as readonly Role[],
    },
    read: ({ usernames, roles: chosen }) => ({
      body: { usernames: usernames.split(/[\s,，、]+/).filter(Boolean), roles: [...chosen] },
    }),
    send: (body) => write({ params: { remote: state.name }, body }),
    done: t('modules.canary_saved'),
    failed: t('modules.failed'),
    onDone: onChanged,
  });
  const chosen = form.values.roles;

  async function withdraw() {
    const words = { done: t('modules.withdrawn'), failed: t('modules.failed') };
    await attempt(() => moves.rollBack('canary'), words);
    onChanged();
  }

  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <span className={styles.note}>
          {canary
            ? t('modules.canary_is', { version: shortVersion(canary.version) })
            : t('modules.no_canary')}
        </span>
        {canary && (
          <Button busy={moves.pending} onClick={() => void withdraw()}>
            {t('modules.withdraw')}
          </Button>
        )}
      </div>
      <TextField
        label={t('modules.people')}
        hint={t('modules.people_hint')}
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
      {form.refusal && <ErrorState message={form.refusal} />}
      <div className={styles.row}>
        <span />
        <Button variant="primary" busy={form.busy} onClick={form.submit}>
          {t('action.save')}
        </Button>
      </div>
    </div>
  );
}
