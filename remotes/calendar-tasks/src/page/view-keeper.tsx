import { Button, TextField } from '@board/ui';
import { Popover } from '@board/ui/popover';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './filter-row.module.css';
import type { TaskFilter } from './task-filter.ts';
import { useTaskViews } from './use-task-views.ts';

const longestName = 40;

/** Keeps what is shown under a name, or no longer. */
export function ViewKeeper({ filter }: { readonly filter: TaskFilter }) {
  const t = useTexts();
  const { shown, isNew, keep, remove } = useTaskViews(filter);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    keep(name.trim());
    setOpen(false);
    setName('');
  }

  if (shown) {
    return (
      <Button variant="link" onClick={() => remove(shown)}>
        {t('view.remove')}
      </Button>
    );
  }
  if (!isNew) return null;
  return (
    <Popover
      title={t('view.keep')}
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="link">{t('view.keep')}</Button>}
    >
      <form className={styles.fields} onSubmit={submit}>
        <TextField label={t('view.name')} value={name} maxLength={longestName} onChange={setName} />
        <Button type="submit" variant="primary">
          {t('view.save')}
        </Button>
      </form>
    </Popover>
  );
}
