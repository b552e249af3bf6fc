import { Button, TextField } from '@board/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './together-page.module.css';
import { secretOf } from './use-links.ts';

interface AddFriendProps {
  /** Answers whether there was room for it. */
  onAdd: (secret: string) => boolean;
}

/** A link that a friend sent, pasted. */
export function AddFriend({ onAdd }: AddFriendProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function add(event: FormEvent) {
    event.preventDefault();
    const secret = secretOf(text);
    if (secret === null) return setProblem(t('together.noLink'));
    if (!onAdd(secret)) return setProblem(t('together.full'));
    setProblem(undefined);
    setText('');
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <TextField
        label={t('together.paste')}
        placeholder="https://"
        error={problem}
        value={text}
        onChange={setText}
      />
      <Button type="submit" icon="plus" label={t('add')} />
    </form>
  );
}
