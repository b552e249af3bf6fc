import { newId, useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, DateField, ErrorState, SelectField, TextArea, TextField } from '@board/ui';
import { FormDialog, LinesField } from '@board/ui/dialogs';
import { useWeekdayOptions } from '../courses/weekdays.ts';
import { useTexts } from '../text.ts';
import { defaultPeriodLines, readPeriodLines } from './period-lines.ts';
import { bodyOf, draftOf } from './term-draft.ts';
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
  const weekdays = useWeekdayOptions();
  const save = useTermSave();
  const form = useForm({
    draft: `term.${term?.id ?? 'new'}`,
    initial: draftOf(term, today),
    names: { period_tables: 'tables', day_changes: 'days' },
    read(draft) {
      const body = bodyOf(draft);
      return body ? { body: { id: draft.id, ...body } } : { problems: {} };
    },
    send: ({ id, ...body }) => save(term ? body : { id, ...body }, term),
    done: ({ name }) => text('term.saved', { name }),
    failed: text('lesson.failed'),
    onDone(saved) {
      if (saved) onSaved?.(saved.id);
      onClose();
    },
    onLeave: onClose,
  });
  const { values, problems, change } = form;
  const weeks = Array.from({ length: Number(values.weeks) || 1 }, (_, index) => ({
    value: String(index + 1),
    label: text('courses.weekNumber', { week: index + 1 }),
  }));

  function addTable() {
    const table = { key: newId(), from: values.first_monday, lines: defaultPeriodLines };
    change({ tables: [...values.tables, table] });
  }

  function addDay() {
    const day = {
      key: newId(),
      date: today,
      runs: 'off',
      week: '1',
      weekday: '1',
      note: '',
    } as const;
    change({ days: [...values.days, day] });
  }

  return (
    <FormDialog
      form={form}
      size="wide"
      title={text(term ? 'term.edit' : 'term.add')}
      submitLabel={text(term ? 'save' : 'add')}
    >
      <TextField label={text('term.name')} required {...form.field('name')} />
      <div className={styles.pair}>
        <DateField label={text('term.firstMonday')} required {...form.field('first_monday')} />
        <TextField
          label={text('term.weeks')}
          inputMode="numeric"
          figures
          required
          {...form.field('weeks')}
        />
      </div>
      <section className={styles.part}>
        <h3>{text('term.periods')}</h3>
        <p className={styles.note}>{text('term.periodsNote')}</p>
        <LinesField
          lines={values.tables}
          onChange={(tables) => change({ tables })}
          keyOf={({ key }) => key}
          removeLabel={() => text('term.removePeriods')}
        >
          {(table, edit) => (
            <>
              <DateField
                label={text('term.tableFrom')}
                value={table.from}
                onChange={(from) => edit({ from })}
              />
              <TextArea
                label={text('term.tableLines')}
                hint={text('term.tableLinesHint')}
                rows={6}
                value={table.lines}
                onChange={(lines) => edit({ lines })}
                error={
                  readPeriodLines(table.lines) === null
                    ? text('term.linesUnreadable')
                    : problems.tables
                }
              />
            </>
          )}
        </LinesField>
        <Button icon="plus" onClick={addTable}>
          {text('term.addPeriods')}
        </Button>
      </section>
      <section className={styles.part}>
        <h3>{text('term.days')}</h3>
        <p className={styles.note}>{text('term.daysNote')}</p>
        <LinesField
          lines={values.days}
          onChange={(days) => change({ days })}
          keyOf={({ key }) => key}
          removeLabel={() => text('term.removeDay')}
        >
          {({ date, runs, week, weekday }, edit) => (
            <>
              <DateField
                label={text('lesson.date')}
                value={date}
                onChange={(next) => edit({ date: next })}
              />
              <SelectField
                label={text('term.runs')}
                options={[
                  { value: 'off', label: text('term.off') },
                  { value: 'as', label: text('term.as') },
                ]}
                value={runs}
                onChange={(next) => edit({ runs: next })}
              />
              {runs === 'as' && (
                <>
                  <SelectField
                    label={text('lesson.week')}
                    options={weeks}
                    value={week}
                    onChange={(next) => edit({ week: next })}
                  />
                  <SelectField
                    label={text('course.weekday')}
                    options={weekdays}
                    value={weekday}
                    onChange={(next) => edit({ weekday: next })}
                  />
                </>
              )}
            </>
          )}
        </LinesField>
        <Button icon="plus" onClick={addDay}>
          {text('term.addDay')}
        </Button>
        {problems.days && <ErrorState message={problems.days} />}
      </section>
    </FormDialog>
  );
}
