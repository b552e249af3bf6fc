import type { CSSProperties } from 'react';

const tints = [1, 2, 3, 4, 5] as const;

/** One of the colours of courses; whatever else is given is the first of them. */
export const tintOf = (colour: number) => tints.find((tint) => tint === colour) ?? 1;

/** Its ground, edge and ink, as `--tint-bg`, `--tint-edge` and `--tint-ink`. */
export function tinted(colour: number) {
  const tint = tintOf(colour);
  return {
    '--tint-bg': `var(--course-${tint}-bg)`,
    '--tint-edge': `var(--course-${tint}-border)`,
    '--tint-ink': `var(--course-${tint}-text)`,
  } as CSSProperties;
}
