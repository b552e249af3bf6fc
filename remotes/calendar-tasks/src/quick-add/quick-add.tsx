import { newId, useDraft, useFormat, useToday } from '@board/platform';
import { Button, Icon, PriorityBars } from '@board/ui';
import { type FormEvent, memo, useDeferredValue, useId, useState } from 'react';
import { type FormValues, quickForm, readForm } from '../tasks/form-values.ts';
import { useSaveTask } from '../tasks/use-save-task.ts';
import { useTexts } from '../text.ts';
import { parseQuickAdd } from './parse-quick-add.ts';
import styles from './quick-add.module.css';

interface QuickAddProps {
  readonly day: string;
  /** The same task in the whole form. */
  readonly onMore: (values: FormValues) => void;
}

/** The empty line at the end of the list: one sentence becomes a task. */
export const QuickAdd = memo(function QuickAdd({ day, onMore }: QuickAddProps) {
  const t = useTexts();
  const today = useToday();
  const hintId = useId();
  // The same line sent a second time, since no answer came, is no second task.
  const draft = useDraft('tasks.quick-add', { line: '', id: newId() });
  const [problem, setProblem] = useState<string>();
  const { save, saving } = useSaveTask(undefined);
  const { line, id } = draft.value;
  // A letter shows before it is understood.
  const read = useDeferredValue(line);
  const form = () => quickForm(parseQuickAdd(line, today), day);

  function write(next: string) {
    draft.change({ line: next, id: newId() });
  }

  function clear() {
    write('');
    draft.discard();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving || line.trim() === '') return;
    const { fields } = readForm(form(), { timeZone: 'UTC', now: 0 });
    if (!fields) {
      setProblem(t('problem.title'));
      return;
    }
    const refused = await save(id, fields, 'one');
    // It has one field, beside which all of it is said.
    setProblem(refused && (Object.values(refused.problems)[0] ?? refused.message));
    if (refused === undefined) clear();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.line}>
        <Icon name="plus" />
        <input
          className={styles.input}
          aria-label={t('quick.label')}
          aria-describedby={read ? hintId : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={t('quick.placeholder')}
          value={line}
          maxLength={250}
          enterKeyHint="done"
          onChange={(event) => {
            setProblem(undefined);
            write(event.currentTarget.value);
          }}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
      </div>
      {read.trim() !== '' && (
        <div className={styles.preview} id={hintId}>
          <Understood line={read} day={day} />
          <Button
            variant="link"
            onClick={() => {
              onMore(form());
              clear();
            }}
          >
            {t('quick.more')}
          </Button>
          <Button type="submit" size="small" busy={saving}>
            {t('quick.save')}
          </Button>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size="small" />
          {problem}
        </p>
      )}
    </form>
  );
});

const Understood = memo(function Understood({ line, day }: { line: string; day: string }) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const { title, date = day, startTime, endTime, priority } = parseQuickAdd(line, today);
  const shownDay = format.day({ weekday: 'short', month: 'long', day: 'numeric' })(date);
  return (
    <p className={styles.parts} role="status">
      <b>{title || t('quick.noTitle')}</b>
      <span>{shownDay}</span>
      {startTime && <span>{format.timeRange(`${startTime}-${endTime}`)}</span>}
      {priority && (
        <span className={styles.priority}>
          <PriorityBars priority={priority} />
          {t(`priority.${priority}`)}
        </span>
      )}
    </p>
  );
});
