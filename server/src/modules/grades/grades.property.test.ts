import { gradeScales, usualBands } from '@board/contracts/constants/grades';
import {
  markSoFar,
  markWith,
  needed,
  type WeightedPart,
} from '@board/contracts/grades/course-mark';
import { gradePoints, pointsOf } from '@board/contracts/grades/grade-points';
import fc from 'fast-check';

/** Weights need not add up to a hundred percent, and marks are out of anything. */
const part = fc.integer({ min: 1, max: 20_000 }).chain((out_of) =>
  fc.record({
    weight: fc.integer({ min: 0, max: 10_000 }),
    mark: fc.option(fc.integer({ min: 0, max: out_of })),
    out_of: fc.constant(out_of),
  }),
);
const parts = fc.array(part, { maxLength: 20 });
const isMarked = ({ mark }: WeightedPart) => mark !== null;
const isOpen = ({ mark }: WeightedPart) => mark === null;
const counting = (all: readonly WeightedPart[]) => all.filter(({ weight }) => weight > 0);

test('before the first mark that counts there is none', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const some = counting(all).some(isMarked);
      expect(markSoFar(all) !== undefined).toBe(some);
    }),
  );
});

test('a mark lies between the worst and the best of its parts, within the tenth it is said in', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const so = markSoFar(all);
      if (!so) return;
      const each = counting(all)
        .filter(isMarked)
        .map(({ mark, out_of }) => ((mark ?? 0) * 10_000) / out_of);
      expect(so.mark).toBeGreaterThanOrEqual(Math.min(...each) - 5.001);
      expect(so.mark).toBeLessThanOrEqual(Math.max(...each) + 5.001);
      expect(so.mark % 10).toBe(0);
    }),
  );
});

test('in whatever order the parts stand, all of it is the same', () => {
  const orders = parts.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    ),
  );
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 100 }), ([one, other], wanted) => {
      expect(markSoFar(one)).toEqual(markSoFar(other));
      expect(needed(one, wanted * 100)).toBe(needed(other, wanted * 100));
    }),
  );
});

test('once all is marked the mark so far is that of the course, and nothing is asked for', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const marked = counting(all).filter(isMarked);
      expect(markSoFar(marked)?.mark ?? null).toBe(markWith(marked, 0));
      expect(markSoFar(marked)?.share ?? 10_000).toBe(10_000);
      expect(needed(marked, 6_000)).toBeUndefined();
    }),
  );
});

test('who brings what is needed reaches what was wanted, and half a percent less does not', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), (all, wholes) => {
      const wanted = wholes * 100;
      const answer = needed(all, wanted);
      if (answer === undefined) {
        const best = counting(all).some(isOpen) ? markWith(all, 10_000) : null;
        // What is said in tenths may round up to it, and is still not reached.
        if (best !== null) expect(best).toBeLessThanOrEqual(wanted);
        return;
      }
      expect(answer % 50).toBe(0);
      expect(markWith(all, answer)).toBeGreaterThanOrEqual(wanted);
      if (answer > 0) expect(markWith(all, answer - 50)).toBeLessThanOrEqual(wanted);
    }),
  );
});

test('the average lies between the least and the greatest points of what counts', () => {
  const course = fc.record({
    credits: fc.integer({ min: 0, max: 1_000 }),
    counts: fc.boolean(),
    parts,
  });
  fc.assert(
    fc.property(
      fc.array(course, { maxLength: 12 }),
      fc.constantFrom(...gradeScales),
      (courses, scale) => {
        const grading = { scale, bands: usualBands[scale] };
        const points = courses
          .filter(({ counts, credits }) => counts && credits > 0)
          .flatMap((each) => markSoFar(each.parts)?.mark ?? [])
          .map((mark) => pointsOf(mark, grading));
        const found = gradePoints(courses, grading);
        expect(found !== undefined).toBe(points.length > 0);
        if (!found) return;
        expect(found.average).toBeGreaterThanOrEqual(Math.min(...points));
        expect(found.average).toBeLessThanOrEqual(Math.max(...points));
      },
    ),
  );
});

test('by hand: 88, 92 and 85 of three fifths need 92.5 in the final for 90, and 95 is out of reach', () => {
  const of = (weight: number, mark: number | null) => ({ weight, mark, out_of: 10_000 });
  const course = [of(2_000, 8_800), of(2_000, 9_200), of(2_000, 8_500), of(4_000, null)];
  expect(markSoFar(course)).toEqual({ mark: 8_830, share: 6_000 });
  expect(needed(course, 9_000)).toBe(9_250);
  expect(markWith(course, 10_000)).toBe(9_300);
  expect(needed(course, 9_500)).toBeUndefined();
});
