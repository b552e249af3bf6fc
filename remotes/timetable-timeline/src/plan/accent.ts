import type { CSSProperties } from 'react';

type Accent = 1 | 2 | 3 | 4 | 5;

const accents: readonly Accent[] = [1, 2, 3, 4, 5];

export const accentOf = (color: number): Accent => accents.find((each) => each === color) ?? 1;

/** Tint, edge and ink of a course, by the number of its colour. */
export function coloured(color: number) {
  const accent = accentOf(color);
  return {
    '--course-bg': `var(--course-${accent}-bg)`,
    '--course-edge': `var(--course-${accent}-border)`,
    '--course-ink': `var(--course-${accent}-text)`,
  } as CSSProperties;
}
