import type { AnyValue, Groups, Piece } from './piece.ts';
import { both } from './pieces/both.ts';
import { enDays } from './pieces/en-days.ts';
import { enRepeats } from './pieces/en-repeats.ts';
import { enTimes } from './pieces/en-times.ts';
import { lengthOfPart, type Part, partIn } from './pieces/hours.ts';
import { zhDays } from './pieces/zh-days.ts';
import { zhRepeats } from './pieces/zh-repeats.ts';
import { zhTimes } from './pieces/zh-times.ts';
import type { Kind, Options, Place } from './said.ts';

export interface Reading {
  kind: Kind;
  value: AnyValue;
  from: number;
  to: number;
  /** Which hours of the day it means, where it says so. */
  part?: Part | undefined;
  sure: boolean;
  endOnly: boolean;
}

const hasParts: readonly Kind[] = ['day', 'repeat'];

/** Stands where nothing may be read. */
const veil = '\uE000';

/** A line may mix both languages, so all pieces read it. */
const pieces: readonly (Piece & { pattern: RegExp })[] = [
  ...both,
  ...zhDays,
  ...zhTimes,
  ...zhRepeats,
  ...enDays,
  ...enTimes,
  ...enRepeats,
].map((piece) => ({
  ...piece,
  pattern: new RegExp(piece.pattern.source, `${piece.pattern.flags}g`),
}));

/** Full width to half width, letter for letter, so that places stay. */
export const folded = (line: string): string =>
  [...line.matchAll(/[\s\S]/g)]
    .map(([letter]) => {
      const plain = letter.normalize('NFKC');
      return plain.length === 1 ? plain : letter;
    })
    .join('');

/** What is quoted, a title of a work, or behind an @ is somebody else's word. */
export const veiled = (line: string): string =>
  line.replace(/《[^》]*》|「[^」]*」|“[^”]*”|"[^"]*"|@\s*\S+/g, (words) =>
    veil.repeat(words.length),
  );

/** Everything that might be said, the longest where two overlap. */
export function scan(line: string, place: Place, { kinds, courses, asked }: Options): Reading[] {
  const found: Reading[] = [];
  const isTimeWanted = kinds?.includes('time') ?? true;
  for (const piece of pieces) {
    if (kinds && !kinds.includes(piece.kind)) continue;
    for (const match of line.matchAll(piece.pattern)) {
      const groups: Groups = match.groups ?? {};
      const value = piece.read(groups, place);
      if (value === undefined || match[0].trim() === '') continue;
      const skipped = match[0].length - match[0].trimStart().length;
      const to = match.index + match[0].trimEnd().length;
      const behind = hasParts.includes(piece.kind) ? lengthOfPart(line.slice(to)) : 0;
      found.push({
        kind: piece.kind,
        value,
        from: match.index + skipped,
        to: to + behind,
        part:
          isTimeWanted && hasParts.includes(piece.kind)
            ? partIn(line.slice(match.index, to + behind))
            : undefined,
        sure: holds(piece.sure, groups),
        endOnly: behind === 0 && holds(piece.endOnly, groups),
      });
    }
  }
  found.push(...coursesIn(line, courses ?? [], kinds));
  return longest(found, asked === true);
}

function holds(rule: boolean | ((groups: Groups) => boolean) | undefined, groups: Groups): boolean {
  return typeof rule === 'function' ? rule(groups) : rule === true;
}

/** '#高数': a course by its name. */
function coursesIn(
  line: string,
  courses: NonNullable<Options['courses']>,
  kinds?: readonly Kind[],
) {
  if (kinds && !kinds.includes('course')) return [];
  return courses.flatMap(({ id, name }): Reading[] => {
    const from = line.toLowerCase().indexOf(`#${name.toLowerCase()}`);
    const to = from + name.length + 1;
    return from === -1 ? [] : [{ kind: 'course', value: id, from, to, sure: true, endOnly: false }];
  });
}

function longest(found: readonly Reading[], isAsked: boolean): Reading[] {
  const kept: Reading[] = [];
  const length = ({ from, to }: Reading) => to - from;
  for (const reading of [...found].sort((a, b) => length(b) - length(a) || a.from - b.from)) {
    const isFree = kept.every(
      (other) =>
        reading.to <= other.from ||
        reading.from >= other.to ||
        // A question may be about a day and about its month.
        (isAsked && (reading.kind === 'month') !== (other.kind === 'month')),
    );
    if (isFree) kept.push(reading);
  }
  return kept.sort((a, b) => a.from - b.from);
}
