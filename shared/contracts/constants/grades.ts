/** How marks become points. In percent the mark itself is what is averaged. */
export const gradeScales = ['4.0', '4.3', '5.0', 'percent'] as const;
export type GradeScale = (typeof gradeScales)[number];

/** Every figure of a grade is a whole number of hundredths: of a percent, a credit, a mark or a point. */
export const hundred = 100;

export const gradeLimit = {
  courses: 400,
  parts: 20,
  bands: 20,
  letter: 8,
  /** In hundredths. */
  weight: 100_00,
  mark: 10_000_00,
  credits: 100_00,
  points: 100_00,
} as const;

/** From this mark on it is so many points, and has this letter. */
export interface Band {
  from: number;
  points: number;
  letter: string;
}

const bands = (...lines: readonly (readonly [from: number, letter: string, points: number])[]) =>
  lines.map(([from, letter, points]): Band => ({ from: from * hundred, letter, points }));

/** As many schools have it; every person may write his own school's. */
export const usualBands: Readonly<Record<GradeScale, readonly Band[]>> = {
  '4.0': bands(
    [90, 'A', 400],
    [85, 'A-', 370],
    [82, 'B+', 330],
    [78, 'B', 300],
    [75, 'B-', 270],
    [72, 'C+', 230],
    [68, 'C', 200],
    [64, 'C-', 150],
    [60, 'D', 100],
    [0, 'F', 0],
  ),
  '4.3': bands(
    [95, 'A+', 430],
    [90, 'A', 400],
    [85, 'A-', 370],
    [82, 'B+', 330],
    [78, 'B', 300],
    [75, 'B-', 270],
    [72, 'C+', 230],
    [68, 'C', 200],
    [65, 'C-', 170],
    [60, 'D', 100],
    [0, 'F', 0],
  ),
  '5.0': bands(
    [95, 'A+', 500],
    [90, 'A', 450],
    [85, 'B+', 400],
    [80, 'B', 350],
    [75, 'C+', 300],
    [70, 'C', 250],
    [65, 'D+', 200],
    [60, 'D', 100],
    [0, 'F', 0],
  ),
  percent: bands([90, 'A', 0], [80, 'B', 0], [70, 'C', 0], [60, 'D', 0], [0, 'F', 0]),
};
