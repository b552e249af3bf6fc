import { Button, Dialog, TextField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { TokenForm } from './token-form.tsx';

const remoteName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A remote that was never shipped is in no list yet; its team needs a token all the same. */
export function NewRemoteToken() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const isName = remoteName.test(name);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)} label={t('modules.new')} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('modules.new')}>
        <p className={styles.note}>{t('modules.newText')}</p>
        <TextField
          label={t('modules.newName')}
          value={name}
          placeholder="lost-and-found"
          error={name !== '' && !isName ? t('modules.newProblem') : undefined}
          onChange={setName}
        />
        <TokenForm remote={isName ? name : ''} onCreated={() => undefined} />
      </Dialog>
    </>
  );
}
