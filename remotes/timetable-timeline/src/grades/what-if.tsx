import type { Band } from '@board/contracts/constants/grades';
import {
  markSoFar,
  markWith,
  needed,
  type WeightedPart,
} from '@board/contracts/grades/course-mark';
import { bandOf, type Grading } from '@board/contracts/grades/grade-points';
import { Segmented } from '@board/ui';
import { type CSSProperties, useId, useState } from 'react';
import { useTexts } from '../text.ts';
import { figure, plainFigure } from './figures.ts';
import styles from './what-if.module.css';

interface WhatIfProps {
  parts: readonly (WeightedPart & { name: string })[];
  grading: Grading;
}

const full = 100_00;
const step = 50;

/** What is needed in what is still open: one sentence, and a slider to try another mark. */
export function WhatIf({ parts, grading }: WhatIfProps) {
  const t = useTexts();
  const id = useId();
  const mark = markSoFar(parts)?.mark ?? 0;
  const targets = targetsOf(grading.bands, mark);
  const answerTo = (target: number) => needed(parts, target);
  const inReach = targets.filter((each) => answerTo(each) !== undefined);
  const [tried, setTried] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const open = parts.filter(({ mark, weight }) => mark === null && weight > 0);
  const most = markWith(parts, full);
  // The next one up, or the best that can still be had.
  const wanted = chosen ?? inReach.find((each) => each > mark) ?? inReach.at(-1) ?? targets[0];
  if (open.length === 0 || most === null || wanted === undefined) return null;

  const asked = answerTo(wanted);
  const isOut = asked === undefined;
  const answer = tried ?? asked ?? 0;
  const gives = markWith(parts, answer) ?? 0;
  const band = bandOf(gives, grading.bands);
  const [only] = open;
  const where =
    open.length === 1 && only?.name ? only.name : t('grades.whatIf.each', { count: open.length });
  const out = targets.filter((each) => !inReach.includes(each));
  const standing = [
    band?.letter,
    grading.scale !== 'percent' && band && t('grades.onScale', { points: figure(band.points) }),
  ].filter(Boolean);

  return (
    <div className={styles.box} role="group" aria-label={t('grades.whatIf.title')}>
      <div className={styles.top}>
        <div>
          <span className={styles.label} id={id}>
            {t('grades.whatIf.for')}
          </span>
          <Segmented
            label={t('grades.whatIf.for')}
            options={targets.map((each) => ({ value: String(each), label: plainFigure(each) }))}
            value={tried === undefined ? String(wanted) : ''}
            onChange={(value) => {
              setChosen(Number(value));
              setTried(undefined);
            }}
          />
        </div>
        <p className={styles.answer} aria-live="polite">
          {isOut ? (
            t('grades.whatIf.outOfReach', { mark: plainFigure(wanted) })
          ) : (
            <>
              <span className={styles.label}>
                {t(tried === undefined ? 'grades.whatIf.need' : 'grades.whatIf.with', { where })}
              </span>{' '}
              <strong>{figure(answer)}</strong>
            </>
          )}
        </p>
      </div>
      {!isOut && (
        <div>
          <input
            type="range"
            className={styles.slider}
            style={{ '--filled': `${(100 * answer) / full}%` } as CSSProperties}
            min={0}
            max={full}
            step={step}
            value={answer}
            aria-label={t('grades.whatIf.mark', { where })}
            aria-valuetext={t('grades.whatIf.said', { mark: figure(answer), gives: figure(gives) })}
            onChange={(event) => setTried(event.currentTarget.valueAsNumber)}
          />
          <p className={styles.ends}>
            <span>0</span>
            <span>{t('grades.whatIf.most', { gives: figure(most) })}</span>
          </p>
        </div>
      )}
      <p className={styles.note}>
        {!isOut &&
          t('grades.whatIf.gives', {
            gives: [figure(gives), ...standing].join(t('list.separator')),
          })}{' '}
        {!isOut &&
          out.length > 0 &&
          t('grades.whatIf.outOfReach', {
            mark: out.map(plainFigure).join(t('list.separator')),
          })}
      </p>
    </div>
  );
}

const shown = 3;

/** The marks that a person may want: where the bands around the present mark begin, the one he has and those above. */
function targetsOf(bands: readonly Band[], mark: number): readonly number[] {
  const begin = bands
    .map(({ from }) => from)
    .filter((from) => from > 0)
    .toSorted((one, other) => one - other);
  const had = begin.findLastIndex((from) => from <= mark);
  const first = Math.max(0, Math.min(had, begin.length - shown));
  return begin.slice(first, first + shown);
}
