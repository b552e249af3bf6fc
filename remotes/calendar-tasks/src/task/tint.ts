import { courseColours } from '@board/contracts/constants/periods';
import type { CSSProperties } from 'react';

/** Ground, edge and ink of one of the colours of courses. */
export function tinted(colour: number) {
  return {
    '--tint-bg': `var(--course-${colour}-bg)`,
    '--tint-edge': `var(--course-${colour}-border)`,
    '--tint-ink': `var(--course-${colour}-text)`,
  } as CSSProperties;
}

/** A tag has the same colour everywhere, which nobody keeps. */
export function colourOfTag(tag: string): number {
  let sum = 0;
  for (const letter of tag.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % courseColours) + 1;
}
