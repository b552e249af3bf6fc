import { updateProfile } from '@board/contracts/calls/account';
import type { User } from '@board/contracts/calls/user';
import { textLength } from '@board/contracts/constants/limits';
import { confirm, toast, useDraft, useText, useWrite } from '@board/platform';
import { Button, TextArea, TextField } from '@board/ui';
import { useState } from 'react';
import { adoptUser } from '../session/session.ts';
import { PendingEmail } from './pending-email.tsx';
import styles from './profile.module.css';
import { accountTrouble, type ProfileTrouble, profileTrouble } from './profile-trouble.ts';
import { Section } from './section.tsx';

export function InfoSection({ user }: { user: User }) {
  const t = useText('shell');
  const [editing, setEditing] = useState(false);
  return (
    <Section title={t('profile.info.title')} about={t('profile.info.about')}>
      {editing ? (
        <InfoForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t('fields.username')}</dt>
            <dd>{user.username}</dd>
            <dt>{t('fields.email')}</dt>
            <dd>{user.email}</dd>
            <dt>{t('fields.bio')}</dt>
            <dd className={user.bio ? undefined : styles.quiet}>
              {user.bio || t('profile.info.noBio')}
            </dd>
          </dl>
          {user.pendingEmail && <PendingEmail user={user} waiting={user.pendingEmail} />}
          <div className={styles.actions}>
            <Button icon="edit" onClick={() => setEditing(true)}>
              {t('profile.info.edit')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function InfoForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useText('shell');
  const { write, pending } = useWrite(updateProfile);
  const { username, email, bio } = user;
  const draft = useDraft('profile.info', { username, email, bio });
  const [trouble, setTrouble] = useState<ProfileTrouble>();
  const problemOf = (field: ProfileTrouble['field']) =>
    trouble?.field === field ? trouble?.message : undefined;

  function done() {
    draft.discard();
    onDone();
  }

  async function save() {
    const value = { ...draft.value, username: draft.value.username.trim() };
    const found = accountTrouble(value, t);
    setTrouble(found);
    if (found) return;
    const renamed = value.username !== user.username;
    if (renamed && !(await confirmName(value.username))) return;
    try {
      adoptUser(await write({ body: value }, { version: user.version }));
      toast({ tone: 'success', message: t('profile.info.saved') });
      done();
    } catch (error) {
      setTrouble(profileTrouble(error, t));
    }
  }

  const confirmName = (name: string) =>
    confirm({
      title: t('profile.info.renameTitle', { name }),
      message: t('profile.info.renameText', { name }),
      confirmLabel: t('profile.info.rename'),
    });

  return (
    <form
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void save();
      }}
    >
      <TextField
        label={t('fields.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.value.username}
        onChange={(value) => draft.change({ username: value })}
        error={problemOf('username')}
      />
      <TextField
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        value={draft.value.email}
        onChange={(value) => draft.change({ email: value })}
        error={problemOf('email')}
      />
      <TextArea
        label={t('fields.bio')}
        optional
        maxLength={textLength.bio}
        value={draft.value.bio}
        onChange={(value) => draft.change({ bio: value })}
        error={problemOf('form')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={pending} busyText={t('profile.saving')}>
          {t('actions.save')}
        </Button>
        <Button variant="quiet" onClick={done}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
