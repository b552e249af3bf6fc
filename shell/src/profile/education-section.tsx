import {
  bindEducation,
  deleteEducationBinding,
  getEducationBinding,
  syncEducation,
} from '@board/contracts/calls/education';
import { confirm, isApiError, toast, useApi, useFormat, useText, useWrite } from '@board/platform';
import { Button, ErrorState, PasswordField, Status, TextField } from '@board/ui';
import { useState } from 'react';
import styles from './profile.module.css';
import { Section } from './section.tsx';

interface Problems {
  path?: string;
  key?: string;
  form?: string;
}

export function EducationSection() {
  const t = useText('shell');
  const { instant } = useFormat();
  const { data: binding, error, mutate } = useApi(getEducationBinding, {});
  const bind = useWrite(bindEducation);
  const unbind = useWrite(deleteEducationBinding);
  const sync = useWrite(syncEducation);
  const [typedPath, setPath] = useState<string>();
  const [key, setKey] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const bound = binding?.isBound ?? false;
  const path = typedPath ?? binding?.apiPath ?? binding?.defaultApiPath ?? '';

  async function save() {
    const found: Problems = {
      ...(path.trim() === '' && { path: t('profile.education.pathMissing') }),
      ...(key.trim() === '' && { key: t('profile.education.keyMissing') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await bind.write({ body: { apiPath: path.trim(), apiKey: key.trim() } });
      setKey('');
      setPath(undefined);
      toast({ tone: 'success', message: t('profile.education.saved') });
    } catch (error_) {
      setProblems(troubleOf(error_));
    }
  }

  async function remove() {
    const sure = await confirm({
      title: t('profile.education.removeTitle'),
      message: t('profile.education.removeText'),
      confirmLabel: t('profile.education.remove'),
      danger: true,
    });
    if (!sure) return;
    await unbind.write({}).then(
      () => setPath(undefined),
      (error_: unknown) => setProblems(troubleOf(error_)),
    );
  }

  const read = () => sync.write({}).catch((error_: unknown) => setProblems(troubleOf(error_)));

  return (
    <Section
      title={t('profile.education.title')}
      about={t('profile.education.about')}
      state={
        bound && (
          <Status tone={binding?.sync.state === 'failed' ? 'warning' : 'success'}>
            {binding?.sync.state === 'failed'
              ? t('profile.education.readFailed', { reason: binding.sync.message ?? '' })
              : binding?.sync.at
                ? t('profile.education.boundAt', { time: instant(Date.parse(binding.sync.at)) })
                : t('profile.education.bound')}
          </Status>
        )
      }
    >
      {error && !binding && <ErrorState message={error.message} onRetry={() => void mutate()} />}
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!bind.pending) void save();
        }}
      >
        <TextField
          type="url"
          mono
          label={t('profile.education.path')}
          placeholder="https://jw.example.edu.cn/api"
          value={path}
          onChange={setPath}
          error={problems.path}
        />
        <PasswordField
          label={t('profile.education.key')}
          autoComplete="off"
          hint={bound ? t('profile.education.keyHint') : undefined}
          value={key}
          onChange={setKey}
          error={problems.key}
        />
        {problems.form && <ErrorState message={problems.form} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={typedPath !== undefined || key ? 'primary' : 'default'}
            busy={bind.pending}
            busyText={t('profile.education.testing')}
          >
            {t(bound ? 'profile.education.update' : 'profile.education.save')}
          </Button>
          {bound && (
            <>
              <Button icon="refresh" busy={sync.pending} onClick={() => void read()}>
                {t('profile.education.read')}
              </Button>
              <Button variant="danger" busy={unbind.pending} onClick={() => void remove()}>
                {t('profile.education.remove')}
              </Button>
            </>
          )}
        </div>
      </form>
    </Section>
  );
}

function troubleOf(error: unknown): Problems {
  if (!isApiError(error)) throw error;
  const { code, message } = error;
  if (code.startsWith('education.path_')) return { path: message };
  if (code.startsWith('education.key_')) return { key: message };
  return { form: message };
}
