import type { Band, GradeScale } from '../constants/grades.ts';
import { markSoFar, rounded, type WeightedPart } from './course-mark.ts';

/** The scale a person has chosen, with his own table of it. */
export interface Grading {
  scale: GradeScale;
  bands: readonly Band[];
}

export interface CountedCourse {
  credits: number;
  counts: boolean;
  parts: readonly WeightedPart[];
}

/** In which band a mark lies; the highest is asked first, wherever it stands in the table. */
export function bandOf(mark: number, bands: readonly Band[]): Band | undefined {
  return bands
    .filter(({ from }) => from <= mark)
    .reduce<Band | undefined>(
      (best, each) => (best && best.from > each.from ? best : each),
      undefined,
    );
}

/** Below every band a mark is no points. */
export function pointsOf(mark: number, { scale, bands }: Grading): number {
  return scale === 'percent' ? mark : (bandOf(mark, bands)?.points ?? 0);
}

/** The average of what counts and has a mark, by credits; nothing where there is none. */
export function gradePoints(
  courses: readonly CountedCourse[],
  grading: Grading,
): { average: number; credits: number } | undefined {
  let sum = 0n;
  let credits = 0;
  for (const course of courses) {
    const so = course.counts && markSoFar(course.parts);
    if (!so) continue;
    sum += BigInt(course.credits) * BigInt(pointsOf(so.mark, grading));
    credits += course.credits;
  }
  if (credits === 0) return undefined;
  return { average: rounded({ over: sum, under: BigInt(credits) }), credits };
}
