import { timetableLimit } from '@board/contracts/constants/limits';
import fields from '@board/contracts/fields';
import { newId, useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, DateField, Problem, Row, SelectField, TextArea, TextField } from '@board/ui';
import { FormDialog, LinesField } from '@board/ui/dialogs';
import { useState } from 'react';
import { defaultPeriodLines, readPeriodLines } from '../plan/period-lines.ts';
import { type Term, useTermWrites } from '../plan/terms.queries.ts';
import { usePutBack } from '../plan/use-put-back.ts';
import { isGoingOn, WeekNow } from '../plan/week-now.tsx';
import { useWeekdayOptions } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import { bodyOf, draftOf } from './term-draft.ts';
import styles from './term-form.module.css';

interface TermFormProps {
  term?: Term;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** A term: where its weeks begin, its period tables, its days off and the days that make up for them. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  const t = useTexts();
  const today = useToday();
  const weekdays = useWeekdayOptions();
  const { save, remove } = useTermWrites();
  const putBack = usePutBack();
  const form = useForm({
    draft: `term.${term?.id ?? 'new'}`,
    seen: term,
    initial: draftOf(term, today),
    rules: fields.createTerm,
    names: { period_tables: 'tables', day_changes: 'days' },
    read(draft) {
      const body = bodyOf(draft);
      return body ? { body: { id: draft.id, ...body } } : { problems: {} };
    },
    send: ({ id, ...body }) => save(term ? body : { id, ...body }, term),
    done: (after) => ({
      key: after.id,
      message: t('saved', { name: after.name }),
      undo: putBack(async () => {
        const before = term && bodyOf(draftOf(term, today));
        return before ? save(before, after) : remove(after.id);
      }, after.id),
    }),
    failed: t('failed'),
    onDone(saved) {
      if (saved) onSaved?.(saved.id);
      onClose();
    },
    onLeave: onClose,
  });
  const { values, problems, change } = form;
  const [asDate, setAsDate] = useState(false);
  // Of a term that is over or still to come nobody asks which week it is now.
  const asks =
    !asDate &&
    !problems.first_monday &&
    isGoingOn(values.first_monday, Number(values.weeks), today);
  const count = Math.min(Number(values.weeks) || 1, timetableLimit.weeks);
  const weeks = Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: t('courses.weekNumber', { week: index + 1 }),
  }));

  function addTable() {
    const table = { key: newId(), from: values.first_monday, lines: defaultPeriodLines };
    change({ tables: [...values.tables, table] });
  }

  function addDay() {
    const day = {
      key: newId(),
      date: today,
      until: today,
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
      title={t(term ? 'term.edit' : 'term.add')}
      submitLabel={term ? undefined : t('add')}
    >
      <TextField label={t('term.name')} required {...form.field('name')} />
      {asks && (
        <WeekNow
          firstMonday={values.first_monday}
          weeks={Number(values.weeks)}
          onChange={(first_monday) => change({ first_monday })}
        />
      )}
      <Row even>
        {!asks && (
          <DateField label={t('term.firstMonday')} required {...form.field('first_monday')} />
        )}
        <TextField
          label={t('term.weeks')}
          inputMode="numeric"
          figures
          required
          {...form.field('weeks')}
        />
      </Row>
      {asks && (
        <Button
          className={styles.asDate}
          label={t('term.asDate')}
          variant="link"
          size="small"
          onClick={() => setAsDate(true)}
        />
      )}
      <section className={styles.part}>
        <h3>{t('term.periods')}</h3>
        <p className={styles.note}>{t('term.periodsNote')}</p>
        <LinesField
          lines={values.tables}
          onChange={(tables) => change({ tables })}
          keyOf={({ key }) => key}
          removeLabel={() => t('term.removePeriods')}
        >
          {(table, edit) => (
            <>
              <DateField
                label={t('term.tableFrom')}
                value={table.from}
                onChange={(from) => edit({ from })}
              />
              <TextArea
                label={t('term.tableLines')}
                hint={t('term.tableLinesHint')}
                rows={6}
                {...edit.field('lines')}
                error={
                  readPeriodLines(table.lines) === null
                    ? t('term.linesUnreadable')
                    : problems.tables
                }
              />
            </>
          )}
        </LinesField>
        <Button icon="plus" onClick={addTable} label={t('term.addPeriods')} />
      </section>
      <section className={styles.part}>
        <h3>{t('term.days')}</h3>
        <p className={styles.note}>{t('term.daysNote')}</p>
        <LinesField
          lines={values.days}
          onChange={(days) => change({ days })}
          keyOf={({ key }) => key}
          removeLabel={() => t('term.removeDay')}
        >
          {({ date, until, runs }, edit) => (
            <>
              <DateField
                label={t(runs === 'off' ? 'term.firstDayOff' : 'lesson.date')}
                value={date}
                onChange={(next) => edit({ date: next, ...(next > until && { until: next }) })}
              />
              {runs === 'off' && (
                <DateField label={t('term.lastDayOff')} min={date} {...edit.field('until')} />
              )}
              <SelectField
                label={t('term.runs')}
                options={[
                  { value: 'off', label: t('term.off') },
                  { value: 'as', label: t('term.as') },
                ]}
                {...edit.field('runs')}
              />
              {runs === 'as' && (
                <>
                  <SelectField label={t('lesson.week')} options={weeks} {...edit.field('week')} />
                  <SelectField
                    label={t('course.weekday')}
                    options={weekdays}
                    {...edit.field('weekday')}
                  />
                </>
              )}
            </>
          )}
        </LinesField>
        <Button icon="plus" onClick={addDay} label={t('term.addDay')} />
        {problems.days && <Problem>{problems.days}</Problem>}
      </section>
    </FormDialog>
  );
}
