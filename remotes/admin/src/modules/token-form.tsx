import { textLength } from '@board/contracts/constants/limits';
import { messageOf } from '@board/platform';
import { Button, ErrorState, TextField } from '@board/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useTokenCreation } from './modules.queries.ts';

interface TokenFormProps {
  readonly remote: string;
  readonly onCreated: () => void;
}

/** The token is shown this once, and kept nowhere in the browser. */
export function TokenForm({ remote, onCreated }: TokenFormProps) {
  const t = useTexts();
  const { write, pending } = useTokenCreation();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function create(event: FormEvent) {
    event.preventDefault();
    if (pending || name.trim() === '' || remote === '') return;
    setRefusal(undefined);
    try {
      setToken((await write({ params: { remote }, body: { name: name.trim() } })).token);
      setName('');
      onCreated();
    } catch (error) {
      setRefusal(messageOf(error, t('modules.failed')));
    }
  }

  return (
    <form className={styles.fields} onSubmit={(event) => void create(event)}>
      <div className={styles.row}>
        <TextField
          label={t('modules.tokenFor')}
          placeholder={t('modules.tokenExample')}
          value={name}
          maxLength={textLength.name}
          onChange={setName}
        />
        <Button type="submit" icon="plus" busy={pending}>
          {t('modules.tokenCreate')}
        </Button>
      </div>
      {token && (
        <p className={styles.token} role="status">
          {t('modules.tokenOnce')}
          <code>{token}</code>
        </p>
      )}
      {refusal && <ErrorState message={refusal} />}
    </form>
  );
}
