import { isApiError, messageOf, newId, toast, useDraft, useToday } from '@board/platform';
import { Button, DateField, Dialog, TextField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { DayChangeFields } from './day-change-fields.tsx';
import { defaultPeriodLines } from './period-lines.ts';
import { PeriodTableFields } from './period-table-fields.tsx';
import { bodyOf, draftOf, type TermDraft } from './term-draft.ts';
import styles from './term-form.module.css';
import { type Term, useTermSave } from './terms.queries.ts';

interface TermFormProps {
  term?: Term;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** A term: where its weeks begin, its period tables, its days off and the days that make up for them. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  const text = useTexts();
  const today = useToday();
  const { save, pending } = useTermSave();
  const { value, change, discard } = useDraft<TermDraft>(
    `term.${term?.id ?? 'new'}`,
    draftOf(term, today),
  );
  const [error, setError] = useState<unknown>();
  const known = isApiError(error) ? error : undefined;
  const body = bodyOf(value);

  function close() {
    discard();
    onClose();
  }

  async function submit() {
    if (!body || pending) return;
    try {
      const saved = await save(term ? body : { id: value.id, ...body }, term);
      toast({ tone: 'success', message: text('term.saved', { name: saved.name }) });
      onSaved?.(saved.id);
      close();
    } catch (failure) {
      setError(failure);
    }
  }

  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={text(term ? 'term.edit' : 'term.add')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" busy={pending}>
            {text(term ? 'save' : 'add')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={text('term.name')}
          value={value.name}
          onChange={(name) => change({ name })}
          error={known?.fieldMessage('name')}
          required
        />
        <div className={styles.pair}>
          <DateField
            label={text('term.firstMonday')}
            value={value.first_monday}
            onChange={(first_monday) => change({ first_monday })}
            error={known?.fieldMessage('first_monday')}
            required
          />
          <TextField
            label={text('term.weeks')}
            inputMode="numeric"
            figures
            value={value.weeks}
            onChange={(weeks) => change({ weeks })}
            error={known?.fieldMessage('weeks')}
            required
          />
        </div>
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('term.periods')}</h3>
          <p className={styles.note}>{text('term.periodsNote')}</p>
          {value.tables.map((table) => (
            <PeriodTableFields
              key={table.key}
              value={table}
              error={known?.fieldMessage('period_tables')}
              onChange={(part) =>
                change({
                  tables: value.tables.map((each) =>
                    each === table ? { ...each, ...part } : each,
                  ),
                })
              }
              onRemove={() => change({ tables: value.tables.filter((each) => each !== table) })}
            />
          ))}
          <Button
            icon="plus"
            onClick={() =>
              change({
                tables: [
                  ...value.tables,
                  { key: newId(), from: value.first_monday, lines: defaultPeriodLines },
                ],
              })
            }
          >
            {text('term.addPeriods')}
          </Button>
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('term.days')}</h3>
          <p className={styles.note}>{text('term.daysNote')}</p>
          {value.days.map((day) => (
            <DayChangeFields
              key={day.key}
              value={day}
              weeks={Number(value.weeks) || 1}
              onChange={(part) =>
                change({
                  days: value.days.map((each) => (each === day ? { ...each, ...part } : each)),
                })
              }
              onRemove={() => change({ days: value.days.filter((each) => each !== day) })}
            />
          ))}
          <Button
            icon="plus"
            onClick={() =>
              change({
                days: [
                  ...value.days,
                  { key: newId(), date: today, runs: 'off', week: '1', weekday: '1', note: '' },
                ],
              })
            }
          >
            {text('term.addDay')}
          </Button>
          {known?.fieldMessage('day_changes') && (
            <p role="alert" className={styles.error}>
              {known.fieldMessage('day_changes')}
            </p>
          )}
        </section>
        {error !== undefined && !known?.details.length && (
          <p role="alert" className={styles.error}>
            {messageOf(error, text('lesson.failed'))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
