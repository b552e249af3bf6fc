import type { RemoteState } from '@board/contracts/calls/delivery';
import { type Role, roles } from '@board/contracts/constants/roles';
import { messageOf, toast, useDraft } from '@board/platform';
import { Button, Checkbox, ErrorState, TextField } from '@board/ui';
import { useState } from 'react';
import { useAdminText } from '../text.ts';
import styles from './module-dialog.module.css';
import { useCanaryChoice, useChannelMoves } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

interface CanaryTabProps {
  readonly state: RemoteState;
  readonly onChanged: () => void;
}

/** Who is served the canary, if there is one. */
export function CanaryTab({ state, onChanged }: CanaryTabProps) {
  const t = useAdminText();
  const { write, pending } = useCanaryChoice();
  const moves = useChannelMoves(state);
  const [refusal, setRefusal] = useState<unknown>();
  const draft = useDraft(`admin.canary.${state.name}`, {
    names: state.canary.usernames.join(', '),
    chosen: state.canary.roles as readonly Role[],
  });
  const { names, chosen } = draft.value;
  const canary = state.channels.find(({ channel }) => channel === 'canary');

  async function save() {
    setRefusal(undefined);
    try {
      const usernames = names.split(/[\s,，、]+/).filter((name) => name !== '');
      const body = { usernames, roles: [...chosen] };
      await write({ params: { remote: state.name }, body });
      draft.discard();
      toast({ tone: 'success', message: t('modules.canary_saved') });
      onChanged();
    } catch (error) {
      setRefusal(error);
    }
  }

  async function withdraw() {
    try {
      await moves.rollBack('canary');
      toast({ tone: 'success', message: t('modules.withdrawn') });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('modules.failed')) });
    }
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
        value={names}
        onChange={(value) => draft.change({ names: value })}
      />
      <fieldset className={styles.roles}>
        <legend>{t('modules.roles')}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={chosen.includes(role)}
            onChange={(on) =>
              draft.change({
                chosen: on ? [...chosen, role] : chosen.filter((each) => each !== role),
              })
            }
          />
        ))}
      </fieldset>
      {refusal !== undefined && <ErrorState message={messageOf(refusal, t('modules.failed'))} />}
      <div className={styles.row}>
        <span />
        <Button variant="primary" busy={pending} onClick={() => void save()}>
          {t('action.save')}
        </Button>
      </div>
    </div>
  );
}
