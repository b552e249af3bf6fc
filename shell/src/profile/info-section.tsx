import { updateProfile } from '@board/contracts/calls/account';
import type { User } from '@board/contracts/calls/user';
import fields from '@board/contracts/fields';
import { attempt, confirm, useText, useWrite } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Row, TextArea, TextField } from '@board/ui';
import { useState } from 'react';
import { troubleText } from '../api/trouble-text.ts';
import { adoptUser } from '../session/session.ts';
import styles from './parts/profile.module.css';
import { ProfileForm } from './parts/profile-form.tsx';
import { Section } from './parts/section.tsx';
import { PendingEmail } from './pending-email.tsx';
import { inOurWords } from './profile-trouble.ts';

const address = new RegExp(fields.updateProfile.email.pattern);

export function InfoSection({ user }: { user: User }) {
  const t = useText('shell');
  const [editing, setEditing] = useState(false);
  return (
    <Section id="info" title={t('profile.info.title')} about={t('profile.info.about')}>
      {editing ? (
        <InfoForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t('fields.username')}</dt>
            <dd>{user.username}</dd>
            <dt>{t('fields.email')}</dt>
            <dd>{user.email}</dd>
            <dt>{t('profile.info.bio')}</dt>
            <dd className={user.bio ? undefined : styles.quiet}>
              {user.bio || t('profile.info.noBio')}
            </dd>
          </dl>
          {user.pendingEmail && <PendingEmail user={user} waiting={user.pendingEmail} />}
          <Row>
            <Button icon="edit" onClick={() => setEditing(true)} label={t('profile.info.edit')} />
          </Row>
        </>
      )}
    </Section>
  );
}

function InfoForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(updateProfile);
  const { username, email, bio, version } = user;
  const form = useForm({
    draft: 'profile.info',
    initial: { username, email, bio },
    rules: fields.updateProfile,
    read(values) {
      // Said here in other words than those of the rules.
      if (!address.test(values.email.trim()))
        return { problems: { email: t('profile.info.emailTaken') } };
      return { body: { ...values, username: values.username.trim() } };
    },
    sure: ({ username: name }) =>
      name === username ||
      confirm({
        title: t('profile.info.renameTitle', { name }),
        message: t('profile.info.renameText', { name }),
        confirmLabel: t('profile.info.rename'),
      }),
    async send(body) {
      const saved = await write({ body }, { version }).catch((error: unknown) => {
        throw inOurWords(error, t);
      });
      adoptUser(saved);
      return saved;
    },
    done: (saved) => ({
      message: t('profile.info.saved'),
      // An address that waits for its mail is taken back where it is shown.
      ...(saved.pendingEmail === user.pendingEmail && { undo: () => void putBack(saved) }),
    }),
    failed: (error) => troubleText(error, t),
    onDone,
  });

  const putBack = (saved: User) =>
    attempt(async () => adoptUser(await write({ body: { username, email, bio } }, saved)), {
      done: t('profile.putBack'),
      failed: t('actions.failed'),
    });

  return (
    <ProfileForm
      form={form}
      label={t('actions.save')}
      others={<Button variant="quiet" onClick={() => form.close()} label={t('actions.cancel')} />}
    >
      <TextField
        label={t('fields.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        {...form.field('email')}
      />
      <TextArea label={t('profile.info.bio')} optional {...form.field('bio')} />
    </ProfileForm>
  );
}
