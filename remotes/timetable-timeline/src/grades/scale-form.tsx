import { type GradeScale, gradeLimit, usualBands } from '@board/contracts/constants/grades';
import type { Grading } from '@board/contracts/grades/grade-points';
import { newId } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, Problem, Row, TextField } from '@board/ui';
import { FormDialog, LinesField } from '@board/ui/dialogs';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import { plainFigure, readFigure } from './figures.ts';
import { useGradeWrites } from './grades.queries.ts';

const linesOf = (bands: Grading['bands']) =>
  bands.map(({ from, points, letter }) => ({
    key: newId(),
    from: plainFigure(from),
    points: plainFigure(points),
    letter,
  }));

const emptyLine = { from: '', points: '', letter: '' };

const tableOf = ({ scale, bands }: Grading) => ({ scale: scale as GradeScale, bands: [...bands] });

/** The table of a scale: from which mark on it is how many points. */
export function ScaleForm({ grading, onClose }: { grading: Grading; onClose: () => void }) {
  const t = useTexts();
  const { saveScale } = useGradeWrites();
  const putBack = usePutBack();
  const { scale } = grading;
  const inPercent = scale === 'percent';
  const form = useForm({
    draft: `grades.scale.${scale}`,
    initial: { bands: linesOf(grading.bands) },
    read({ bands: lines }) {
      const bands = lines.flatMap(({ letter, ...typed }) => {
        const from = readFigure(typed.from, gradeLimit.weight);
        const points = readFigure(typed.points, gradeLimit.points);
        return from === undefined || points === undefined ? [] : { from, points, letter };
      });
      if (lines.length === 0) return { problems: { bands: t('grades.noBands') } };
      return bands.length === lines.length
        ? { body: { scale: scale as GradeScale, bands } }
        : { problems: {} };
    },
    send: saveScale,
    done: () => ({
      key: 'grades.scale',
      message: t('grades.scaleSaved'),
      undo: putBack(() => saveScale(tableOf(grading)), 'grades.scale'),
    }),
    failed: t('grades.notChanged'),
    onDone: onClose,
  });
  const { values, problems, change } = form;
  const problemOf = (typed: string) =>
    readFigure(typed, gradeLimit.weight) === undefined ? t('grades.unreadable') : undefined;

  return (
    <FormDialog form={form} title={t('grades.tableOf', { scale: inPercent ? '%' : scale })}>
      <LinesField
        lines={values.bands}
        onChange={(bands) => change({ bands: [...bands] })}
        keyOf={({ key }) => key}
        headed
        removeLabel={(number) => t('grades.removeBand', { number })}
      >
        {(band, edit, at) => (
          <Row even>
            <TextField
              label={t('grades.from')}
              hideLabel={at > 0}
              inputMode="decimal"
              figures
              {...edit.field('from')}
              error={problemOf(band.from)}
            />
            {!inPercent && (
              <TextField
                label={t('grades.pointsShort')}
                hideLabel={at > 0}
                inputMode="decimal"
                figures
                {...edit.field('points')}
                error={problemOf(band.points)}
              />
            )}
            <TextField
              label={t('grades.letter')}
              hideLabel={at > 0}
              maxLength={gradeLimit.letter}
              {...edit.field('letter')}
            />
          </Row>
        )}
      </LinesField>
      {problems.bands && <Problem>{problems.bands}</Problem>}
      <Row>
        {values.bands.length < gradeLimit.bands && (
          <Button
            icon="plus"
            label={t('grades.addBand')}
            onClick={() =>
              change({
                bands: [
                  ...values.bands,
                  { ...emptyLine, key: newId(), points: inPercent ? '0' : '' },
                ],
              })
            }
          />
        )}
        <Button
          variant="quiet"
          label={t('grades.usual')}
          onClick={() => change({ bands: linesOf(usualBands[scale]) })}
        />
      </Row>
    </FormDialog>
  );
}
