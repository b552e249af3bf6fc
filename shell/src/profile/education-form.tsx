import {
  bindEducation,
  deleteEducationBinding,
  type EducationBinding,
  syncEducation,
} from '@board/contracts/calls/education';
import {
  confirm,
  isApiError,
  type Text,
  toast,
  useDraft,
  useText,
  useWrite,
} from '@board/platform';
import { Button, ErrorState, PasswordField, TextField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../api/trouble-text.ts';
import styles from './profile.module.css';

interface Problems {
  path?: string;
  key?: string;
  form?: string;
}

/** What was typed outlives a reload, the key excepted. */
export function EducationForm({ binding }: { binding: EducationBinding | undefined }) {
  const t = useText('shell');
  const bind = useWrite(bindEducation);
  const unbind = useWrite(deleteEducationBinding);
  const sync = useWrite(syncEducation);
  const draft = useDraft<{ path?: string }>('profile.education', {});
  const [key, setKey] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const bound = binding?.isBound ?? false;
  const reading = binding?.sync.state === 'running';
  const path = draft.value.path ?? binding?.apiPath ?? binding?.defaultApiPath ?? '';

  function done() {
    setKey('');
    draft.restart({});
  }

  async function save() {
    const found: Problems = {
      ...(path.trim() === '' && { path: t('profile.education.pathMissing') }),
      ...(key.trim() === '' && { key: t('profile.education.keyMissing') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await bind.write({ body: { apiPath: path.trim(), apiKey: key.trim() } });
      toast({ tone: 'success', message: t('profile.education.saved') });
      done();
    } catch (error) {
      setProblems(troubleOf(error, t));
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
    await unbind.write({}).then(done, (error: unknown) => setProblems(troubleOf(error, t)));
  }

  const read = () => sync.write({}).catch((error: unknown) => setProblems(troubleOf(error, t)));

  return (
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
        onChange={(typed) => draft.change({ path: typed })}
        error={problems.path}
      />
      <PasswordField
        secret="key"
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
          variant={draft.value.path !== undefined || key ? 'primary' : 'default'}
          busy={bind.pending}
          busyText={t('profile.education.testing')}
        >
          {t(bound ? 'profile.education.update' : 'profile.education.save')}
        </Button>
        {bound && (
          <>
            <Button
              icon="refresh"
              busy={sync.pending}
              disabled={reading}
              onClick={() => void read()}
            >
              {t('profile.education.read')}
            </Button>
            <Button variant="danger" busy={unbind.pending} onClick={() => void remove()}>
              {t('profile.education.remove')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function troubleOf(error: unknown, t: Text): Problems {
  if (!isApiError(error)) throw error;
  const { code } = error;
  const message = troubleText(error, t);
  if (code.startsWith('education.path_')) return { path: message };
  if (code.startsWith('education.key_')) return { key: message };
  return { form: message };
}
