import type { CSSProperties } from 'react';
import type { Entry } from './entries.ts';

const colours = 5;

/** Tint, edge and ink of its course, where it is of any. */
export function thingColour({ thing: { color } }: Entry): CSSProperties {
  if (color === undefined) return {};
  const course = color >= 1 && color <= colours ? color : 1;
  return {
    '--thing-bg': `var(--course-${course}-bg)`,
    '--thing-edge': `var(--course-${course}-border)`,
    '--thing-ink': `var(--course-${course}-text)`,
  } as CSSProperties;
}
