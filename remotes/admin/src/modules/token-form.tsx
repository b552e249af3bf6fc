import fields from '@board/contracts/fields';
import { useShownOnce } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Dialog, Form, TextField } from '@board/ui';
import { useState } from 'react';
import { ShownOnce } from '../states/shown-once.tsx';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useTokenWrites } from './modules.queries.ts';

/** The token is shown this once, and kept nowhere in the browser. */
export function TokenForm({ remote, onCreated }: { remote: string; onCreated: () => void }) {
  const t = useTexts();
  const { create } = useTokenWrites();
  const [token, setToken] = useState<string>();
  const { keep, leave } = useShownOnce(token, () => setToken(undefined));
  const form = useForm({
    draft: `admin.token.${remote}`,
    initial: { name: '', owner: '' },
    rules: fields.createDeployToken,
    read: ({ name, owner }) => ({
      body: { name: name.trim(), ...(owner.trim() && { owner: owner.trim() }) },
    }),
    send: (body) => create(remote, body),
    failed: t('modules.failed'),
    stays: true,
    onDone(made) {
      setToken(made?.token);
      onCreated();
    },
  });

  return (
    <>
      <Form form={form} className={styles.fields} actions={null}>
        <TextField
          label={t('modules.tokenFor')}
          placeholder={t('modules.tokenExample')}
          {...form.field('name')}
        />
        <TextField
          label={t('modules.tokenOwner')}
          hint={t('modules.tokenOwnerHint')}
          autoComplete="off"
          {...form.field('owner')}
        />
        <div className={styles.row}>
          <span />
          <Button type="submit" icon="plus" busy={form.busy} disabled={remote === ''}>
            {t('modules.tokenCreate')}
          </Button>
        </div>
      </Form>
      {token && (
        <Dialog
          open
          onClose={leave}
          title={t('modules.tokenCreate')}
          footer={<Button variant="primary" onClick={leave} label={t('action.done')} />}
        >
          <p className={styles.note}>{t('modules.tokenOnce')}</p>
          <ShownOnce label={t('modules.token')} value={token} onKept={keep} />
        </Dialog>
      )}
    </>
  );
}
