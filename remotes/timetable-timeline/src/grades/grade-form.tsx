import { gradeLimit } from '@board/contracts/constants/grades';
import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { Button, SelectField, Switch, TextField } from '@board/ui';
import { FormDialog, LinesField } from '@board/ui/dialogs';
import { useTermList } from '../plan/terms.queries.ts';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import {
  bodyOf,
  draftOf,
  emptyPart,
  readCredits,
  readMark,
  readOutOf,
  readWeight,
} from './grade-draft.ts';
import { type GradedCourse, useGradeWrites } from './grades.queries.ts';

interface GradeFormProps {
  /** Without a name it is a course that the timetable does not have. */
  item: GradedCourse;
  onClose: () => void;
}

/** Credits and parts of a course; what has no mark yet is left empty. */
export function GradeForm({ item, onClose }: GradeFormProps) {
  const t = useTexts();
  const { save, remove } = useGradeWrites();
  const putBack = usePutBack();
  const terms = useTermList().data?.items ?? [];
  const { grade, course_name: name, term_id } = item;
  const first = () => [emptyPart(t('grades.coursework'), '60'), emptyPart(t('grades.final'), '40')];
  const form = useForm({
    draft: `grade.${grade?.id ?? `${term_id}.${name}`}`,
    seen: grade,
    initial: draftOf(item, grade ? [] : first()),
    rules: fields.createGrade,
    read(draft) {
      const body = bodyOf(draft);
      return body ? { body } : { problems: {} };
    },
    send: (body) => save(body, grade),
    done: (after) => ({
      key: after.id,
      message: t('grades.saved', { name: after.course_name }),
      undo: putBack(async () => {
        const before = grade && bodyOf(draftOf(item, []));
        return before ? save(before, after) : remove(after);
      }, after.id),
    }),
    failed: t('grades.notChanged'),
    onDone: onClose,
  });
  const { values, change } = form;
  const unreadable = (figure: unknown) =>
    figure === undefined ? t('grades.unreadable') : undefined;

  return (
    <FormDialog form={form} size="wide" title={name ? t('grades.of', { name }) : t('grades.add')}>
      {!item.course_name && (
        <>
          <TextField label={t('exam.course')} required {...form.field('course_name')} />
          <SelectField
            label={t('course.term')}
            options={[
              { value: '', label: t('grades.noTerm') },
              ...terms.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('term_id')}
          />
        </>
      )}
      <TextField
        label={t('grades.credits')}
        inputMode="decimal"
        figures
        {...form.field('credits')}
        error={unreadable(readCredits(values.credits))}
      />
      <Switch label={t('grades.counts')} {...form.checkbox('counts')} />
      <LinesField
        lines={values.parts}
        onChange={(parts) => change({ parts })}
        keyOf={({ key }) => key}
        removeLabel={(number) => t('grades.removePart', { number })}
      >
        {(part, edit) => (
          <>
            <TextField label={t('grades.part')} maxLength={100} {...edit.field('name')} />
            <TextField
              label={t('grades.weightPercent')}
              inputMode="decimal"
              figures
              {...edit.field('weight')}
              error={part.weight || form.found ? unreadable(readWeight(part.weight)) : undefined}
            />
            <TextField
              label={t('grades.mark')}
              inputMode="decimal"
              figures
              placeholder={t('grades.open')}
              {...edit.field('mark')}
              error={unreadable(readMark(part.mark))}
            />
            <TextField
              label={t('grades.outOf')}
              inputMode="decimal"
              figures
              {...edit.field('out_of')}
              error={unreadable(readOutOf(part.out_of))}
            />
          </>
        )}
      </LinesField>
      {values.parts.length < gradeLimit.parts && (
        <Button
          icon="plus"
          onClick={() => change({ parts: [...values.parts, emptyPart()] })}
          label={t('grades.addPart')}
        />
      )}
    </FormDialog>
  );
}
