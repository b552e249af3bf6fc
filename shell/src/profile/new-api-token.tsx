import { createApiToken } from '@board/contracts/calls/api-tokens';
import {
  apiTokenDays,
  apiTokenLimit,
  type TokenScope,
  tokenAreas,
} from '@board/contracts/constants/api-tokens';
import { attempt, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Dialog, ErrorState, FirstWrong, SelectField, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../api/trouble-text.ts';
import { CurrentPassword } from './current-password.tsx';
import lines from './profile.module.css';
import styles from './second-factor.module.css';

const rights = ['none', 'read', 'write'] as const;
type Right = (typeof rights)[number];

interface Props {
  onMade: () => void;
  onClose: () => void;
}

/** A name, what it may, until when, and the password; then the token, this once. */
export function NewApiToken({ onMade, onClose }: Props) {
  const t = useText('shell');
  const { write } = useWrite(createApiToken);
  const [token, setToken] = useState<string>();
  const form = useForm({
    draft: 'profile.tokens.new',
    initial: {
      name: '',
      days: String(apiTokenDays[1]),
      areas: {} as Partial<Record<(typeof tokenAreas)[number], Right>>,
      password: '',
    },
    secret: ['password'],
    names: { currentPassword: 'password' },
    read({ name, days, areas, password }) {
      const scopes = tokenAreas.flatMap((area): TokenScope[] => {
        const right = areas[area] ?? 'none';
        return right === 'none' ? [] : [`${right}:${area}`];
      });
      const problems = {
        ...(!name.trim() && { name: t('profile.tokens.nameMissing') }),
        ...(scopes.length === 0 && { areas: t('profile.tokens.areasMissing') }),
      };
      return Object.keys(problems).length > 0
        ? { problems }
        : { body: { name: name.trim(), days: Number(days), scopes, password } };
    },
    send: (body) => write({ body }),
    failed: (error) => troubleText(error, t),
    stays: true,
    onDone(made) {
      setToken(made?.token);
      onMade();
    },
    onLeave: onClose,
  });
  const areas = form.field('areas');
  const copy = (text: string) =>
    attempt(() => navigator.clipboard.writeText(text), {
      done: t('profile.tokens.copied'),
      failed: t('actions.failed'),
    });

  return (
    <Dialog
      open
      title={t('profile.tokens.make')}
      onClose={token ? onClose : () => form.close()}
      onSubmit={token ? onClose : form.submit}
      footer={
        token ? (
          <>
            <Button variant="quiet" type="submit" label={t('profile.tokens.kept')} />
            <Button
              variant="primary"
              icon="copy"
              label={t('profile.tokens.copy')}
              onClick={() => void copy(token)}
            />
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={() => form.close()} label={t('actions.cancel')} />
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              busyText={t('profile.saving')}
              hindrance={form.hindrance}
              label={t('profile.tokens.make')}
            />
          </>
        )
      }
    >
      <div className={styles.steps}>
        {token ? (
          <>
            <Status tone="success">{t('profile.tokens.once')}</Status>
            <TextField
              label={t('profile.tokens.token')}
              readOnly
              mono
              value={token}
              onChange={() => {}}
            />
            <p>
              {t('profile.tokens.where', {
                api: `${location.origin}/api`,
                mcp: `${location.origin}/mcp`,
              })}
            </p>
          </>
        ) : (
          <>
            <TextField
              label={t('profile.tokens.name')}
              hint={t('profile.tokens.nameHint')}
              maxLength={apiTokenLimit.name}
              {...form.field('name')}
            />
            <div>
              {tokenAreas.map((area) => (
                <div key={area} className={lines.line}>
                  <span aria-hidden="true">{t(`profile.tokens.area.${area}`)}</span>
                  <SelectField<Right>
                    className={lines.select}
                    label={t(`profile.tokens.area.${area}`)}
                    hideLabel
                    options={rights.map((value) => ({
                      value,
                      label: t(`profile.tokens.right.${value}`),
                    }))}
                    value={areas.value[area] ?? 'none'}
                    onChange={(right) => areas.onChange({ ...areas.value, [area]: right })}
                  />
                </div>
              ))}
            </div>
            {areas.error && <ErrorState message={areas.error} />}
            <SelectField
              label={t('profile.tokens.days')}
              options={apiTokenDays.map((days) => ({
                value: String(days),
                label: t('profile.tokens.daysOf', { count: days }),
              }))}
              {...form.field('days')}
            />
            <CurrentPassword {...form.field('password')} />
          </>
        )}
        <FirstWrong found={form.found} />
        {form.refusal && <ErrorState message={form.refusal} />}
      </div>
    </Dialog>
  );
}
