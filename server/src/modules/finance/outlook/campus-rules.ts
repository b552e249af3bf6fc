/** A day that is over, as the forecast sees it. */
export interface SeenDay {
  weekday: number;
  /** What went out on it that one may leave, in minor units. */
  free: number;
  /** 1 with a lesson and 0 without, so that a mean is a share. */
  lessons: number;
}

/** Of days with lessons and of days without, before anything is said of what they cost. */
const fewestOfEach = 7;
/** Chance puts two means so many of their deviations apart once in twenty times. */
const clearDeviations = 2;
/** Of a usual day; less is not worth a word. */
const clearShare = 0.1;

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
const squaresOf = (values: readonly number[]): number => sumOf(values.map((each) => each ** 2));
const freeOf = (seen: readonly SeenDay[]): number[] => seen.map(({ free }) => free);

/** How far the mean of these may lie from the true one, squared. */
function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  return squaresOf(values.map((each) => each - mean)) / (values.length - 1) / values.length;
}

const isClear = (difference: number, variance: number, usual: number): boolean =>
  Math.abs(difference) >= clearDeviations * Math.sqrt(variance) &&
  Math.abs(difference) > clearShare * usual;

/** What a day has cost on average, in minor units. */
export interface CampusDay {
  campus: number;
  other: number;
}

/** Undefined where too few of either are known, or where they do not differ clearly. */
export function campusDay(seen: readonly SeenDay[]): CampusDay | undefined {
  const [campus, other] = [1, 0].map((kind) =>
    freeOf(seen.filter(({ lessons }) => lessons === kind)),
  );
  if (!campus || !other || Math.min(campus.length, other.length) < fewestOfEach) return undefined;
  const [on, off] = [meanOf(campus), meanOf(other)];
  const variance = varianceOfMean(campus) + varianceOfMean(other);
  if (!isClear(on - off, variance, meanOf(freeOf(seen)))) return undefined;
  return { campus: Math.round(on), other: Math.round(off) };
}

export interface Pattern {
  /** What a day of this weekday likely costs, with lessons or without. */
  likelyOn(weekday: number, hasLessons: boolean): number;
  /** How far a day lies from that, squared. */
  variance: number;
}

/**
 * The mean of each weekday and, where it is clear, what lessons add to it. That is seen within a
 * weekday alone: a Saturday costs more than a Monday for other reasons than having no lessons.
 */
export function patternOf(seen: readonly SeenDay[]): Pattern {
  const means = new Map<number, { free: number; lessons: number }>();
  for (const weekday of new Set(seen.map((day) => day.weekday))) {
    const same = seen.filter((day) => day.weekday === weekday);
    const lessons = meanOf(same.map((day) => day.lessons));
    means.set(weekday, { free: meanOf(freeOf(same)), lessons });
  }
  const meanOn = (weekday: number) => means.get(weekday) ?? { free: 0, lessons: 0 };
  const off = seen.map(({ weekday, free, lessons }) => {
    const mean = meanOn(weekday);
    return { free: free - mean.free, lessons: lessons - mean.lessons };
  });
  const left = (more: number) => squaresOf(off.map(({ free, lessons }) => free - more * lessons));
  // Each mean, and what lessons add, is drawn from the same days.
  const known = seen.length - means.size;
  const varied = squaresOf(off.map(({ lessons }) => lessons));
  const more = varied && sumOf(off.map(({ free, lessons }) => free * lessons)) / varied;
  // Where nothing varied it is not: the variance is endless, or no number.
  const counts = isClear(more, left(more) / (known - 1) / varied, meanOf(freeOf(seen)));
  const added = counts ? more : 0;
  return {
    likelyOn(weekday, hasLessons) {
      const { free, lessons } = meanOn(weekday);
      return Math.max(0, free + added * (Number(hasLessons) - lessons));
    },
    variance: left(added) / (counts ? known - 1 : known),
  };
}
