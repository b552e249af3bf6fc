import type { InputOf } from '@board/contracts/calls/call';
import { type AskingProgram, giveConsent, type readConsent } from '@board/contracts/calls/oauth';
import { apiTokenDays } from '@board/contracts/constants/api-tokens';
import { useSession, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, SelectField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { leaveFor } from '../../base/leave-for.ts';
import { CurrentPassword } from '../parts/current-password.tsx';
import styles from '../parts/profile.module.css';
import { ProfileForm } from '../parts/profile-form.tsx';
import { AreaRights, type Rights, rightsIn, scopesIn } from './area-rights.tsx';

interface Props {
  program: AskingProgram;
  asked: InputOf<typeof readConsent>['query'];
  /** Where a no leads. */
  refusal: string;
}

/** Who asks, where it leads back to, what it may and how long; then yes or no. */
export function ConsentForm({ program, asked, refusal }: Props) {
  const t = useText('shell');
  const { user } = useSession();
  const { write } = useWrite(giveConsent);
  const [isLeaving, setLeaving] = useState(false);
  const { name, host, is_local } = program;
  const most = rightsIn(program.scopes);
  const form = useForm({
    draft: 'profile.consent',
    initial: { areas: onlyRead(most), days: String(apiTokenDays[1]), password: '' },
    // What one program was to be allowed is nothing for the next.
    secret: ['areas', 'days', 'password'],
    names: { currentPassword: 'password' },
    read({ areas, days, password }) {
      const scopes = scopesIn(areas);
      return scopes.length === 0
        ? { problems: { areas: t('profile.tokens.areasMissing') } }
        : { body: { asked, scopes, days: Number(days), password } };
    },
    send: (body) => write({ body }),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone: (reply) => reply && leave(reply.leads_to),
    onLeave: () => leave(refusal),
  });

  function leave(address: string) {
    setLeaving(true);
    leaveFor(address);
  }

  if (isLeaving) return <p role="status">{t('profile.consent.leaving', { host })}</p>;
  return (
    <ProfileForm
      form={form}
      label={t('profile.consent.letIn')}
      busyText={undefined}
      others={<Button label={t('profile.consent.refuse')} onClick={() => leave(refusal)} />}
    >
      <p>{t('profile.consent.asks', { name })}</p>
      <dl className={styles.facts}>
        <dt>{t('profile.consent.as')}</dt>
        <dd>{user?.username}</dd>
        <dt>{t('profile.consent.back')}</dt>
        <dd>{is_local ? t('profile.consent.local', { host }) : host}</dd>
      </dl>
      <AreaRights most={most} hint={t('profile.consent.mayHint')} {...form.field('areas')} />
      <SelectField
        label={t('profile.tokens.days')}
        options={apiTokenDays.map((days) => ({
          value: String(days),
          label: t('profile.tokens.daysOf', { count: days }),
        }))}
        {...form.field('days')}
      />
      <CurrentPassword {...form.field('password')} />
    </ProfileForm>
  );
}

/** Least is where it begins. */
const onlyRead = (most: Rights): Rights =>
  Object.fromEntries(Object.keys(most).map((area) => [area, 'read']));
