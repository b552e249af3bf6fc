import { textLength } from '@board/contracts/constants/limits';
import {
  isApiError,
  maySurelyLeave,
  messageOf,
  newId,
  toastWritten,
  useDraft,
  useFormat,
} from '@board/platform';
import { Button, Icon, Problem } from '@board/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type FormValues, readForm } from '../task/form-values.ts';
import { useTold } from '../task/use-told.ts';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';
import styles from './quick-add.module.css';
import { type QuickLine, quickForm } from './quick-task.ts';
import { shownDay, TakenChips } from './taken-chips.tsx';
import { askForWords, useQuickLine } from './use-quick-line.ts';

interface QuickAddProps {
  readonly day: string;
  /** The same task in the whole form. */
  readonly onMore: (values: FormValues) => void;
}

const noWords: readonly string[] = [];

/** The empty line at the end of the list: one sentence becomes a task. */
export function QuickAdd({ day, onMore }: QuickAddProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // The same line sent a second time, since no answer came, is no second task.
  const draft = useDraft('tasks.quick-add', { line: '', id: newId(), without: noWords });
  const [problem, setProblem] = useState<string>();
  /** The line that is on its way; the next one need not wait for it. */
  const [sent, setSent] = useState<string>();
  const { add } = useTaskWrites();
  const told = useTold();
  const { line, id, without } = draft.value;
  const { shown, whole } = useQuickLine(day, line);
  const seen = shown(line, without);
  const tooLong =
    seen.task.title.length > textLength.title &&
    t('problem.titleLong', { limit: textLength.title });
  const form = async () => quickForm((await whole(line, without)).task, day);

  function write(next: string) {
    draft.change({ line: next, id: newId(), ...(next === '' && { without: noWords }) });
  }

  function giveBack(words: string) {
    draft.change({ without: [...without, words], id: newId() });
    input.current?.focus();
  }

  function clear() {
    write('');
    draft.discard();
  }

  async function giveUp() {
    if (line.trim() === '' || (await maySurelyLeave())) clear();
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sent === id || tooLong || line.trim() === '') return;
    const { fields, problems } = readForm(await form(), { timeZone: 'UTC', now: 0 });
    if (!fields) {
      setProblem(t(Object.values(problems)[0] ?? 'problem.title'));
      return;
    }
    setProblem(undefined);
    setSent(id);
    try {
      const task = await add(id, fields);
      toastWritten(task, told.added(task));
      // What was typed meanwhile is another line.
      if ((input.current?.value ?? line) === line) clear();
    } catch (error) {
      // It has one field, beside which all of it is said.
      const [detail] = isApiError(error) ? error.details : [];
      setProblem(detail?.message ?? messageOf(error, t('message.addFailed')));
    }
    setSent((now) => (now === id ? undefined : now));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.line}>
        <Icon name="plus" />
        <input
          ref={input}
          className={styles.input}
          aria-label={t('quick.label')}
          aria-describedby={line ? hintId : undefined}
          aria-invalid={problem || tooLong ? true : undefined}
          placeholder={t('quick.placeholder')}
          value={line}
          maxLength={250}
          enterKeyHint="done"
          onFocus={() => void askForWords()}
          onChange={(event) => {
            setProblem(undefined);
            write(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) void giveUp();
          }}
        />
      </div>
      {line.trim() !== '' && (
        <div className={styles.preview} id={hintId}>
          <Understood line={seen} day={day} onGiveBack={giveBack} />
          <Button
            label={t('quick.more')}
            variant="link"
            onClick={() => {
              void form().then(onMore);
              clear();
            }}
          />
          <Button type="submit" size="small" busy={sent === id} label={t('quick.save')} />
        </div>
      )}
      {(problem || tooLong) && <Problem className={styles.problem}>{problem || tooLong}</Problem>}
    </form>
  );
}

interface UnderstoodProps {
  readonly line: QuickLine;
  readonly day: string;
  readonly onGiveBack: (words: string) => void;
}

function Understood({ line, day, onGiveBack }: UnderstoodProps) {
  const t = useTexts();
  const format = useFormat();
  const { title, date = day } = line.task;
  const isDaySaid = line.taken.some(({ kind }) => kind === 'day');
  return (
    <div className={styles.parts} role="status">
      <p>
        <b>{title || t('quick.noTitle')}</b>
        {!isDaySaid && <span>{shownDay(format, date, day)}</span>}
      </p>
      {line.taken.length > 0 && <TakenChips line={line} day={day} onGiveBack={onGiveBack} />}
    </div>
  );
}
