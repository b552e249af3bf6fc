import { tinted } from '@board/ui';
import type { Entry } from '../entries/entries.ts';

/** Of its course, where it is of any. */
export const thingColour = ({ thing: { color } }: Entry) =>
  color === undefined ? {} : tinted(color);
