/** A part of a course's mark: so much of it, and what came of it. Figures are hundredths. */
export interface WeightedPart {
  weight: number;
  /** Null while there is none. */
  mark: number | null;
  out_of: number;
}

/** An exact fraction: marks out of 7 or 30 have more places than a number holds. */
interface Ratio {
  over: bigint;
  under: bigint;
}

const full = 100_00n;
/** A mark is said, and looked up in a scale, in tenths of a percent. */
const tenth = 10n;
/** What is asked of an exam is said in halves of a percent. */
const half = 50n;

const weightOf = (parts: readonly WeightedPart[]): number =>
  parts.reduce((sum, { weight }) => sum + weight, 0);

/** What the parts have brought: each one's weight by the share of its marks. */
function earned(parts: readonly WeightedPart[]): Ratio {
  return parts.reduce<Ratio>(
    ({ over, under }, { weight, mark, out_of }) => ({
      over: over * BigInt(out_of) + BigInt(weight) * BigInt(mark ?? 0) * under,
      under: under * BigInt(out_of),
    }),
    { over: 0n, under: 1n },
  );
}

/** To the nearest multiple of the step, halves up; neither is negative. */
export function rounded({ over, under }: Ratio, step = 1n): number {
  const unit = under * step;
  return Number(((2n * over + unit) / (2n * unit)) * step);
}

/** The mark of these parts among themselves, whatever their weights add up to. */
function markOf(parts: readonly WeightedPart[]): number | null {
  const weight = weightOf(parts);
  if (weight === 0) return null;
  const { over, under } = earned(parts);
  return rounded({ over: over * full, under: under * BigInt(weight) }, tenth);
}

const isMarked = ({ mark }: WeightedPart): boolean => mark !== null;

/** The mark so far, and how much of the course it stands for; nothing before the first mark. */
export function markSoFar(
  parts: readonly WeightedPart[],
): { mark: number; share: number } | undefined {
  const marked = parts.filter(isMarked);
  const mark = markOf(marked);
  if (mark === null) return undefined;
  const share = { over: BigInt(weightOf(marked)) * full, under: BigInt(weightOf(parts)) };
  return { mark, share: rounded(share) };
}

/** The mark of the course if every open part brought so much, in hundredths of a percent. */
export function markWith(parts: readonly WeightedPart[], answer: number): number | null {
  return markOf(
    parts.map((part) => (isMarked(part) ? part : { ...part, mark: answer, out_of: Number(full) })),
  );
}

/**
 * The least half percent that every open part must bring for the course to reach what is wanted; none
 * where no mark does, or nothing that counts is open.
 */
export function needed(parts: readonly WeightedPart[], wanted: number): number | undefined {
  const open = BigInt(weightOf(parts.filter((part) => !isMarked(part))));
  if (open === 0n) return undefined;
  const { over, under } = earned(parts);
  const missing = BigInt(weightOf(parts)) * BigInt(wanted) * under - over * full;
  if (missing <= 0n) return 0;
  const unit = open * under * half;
  const answer = ((missing + unit - 1n) / unit) * half;
  return answer > full ? undefined : Number(answer);
}
