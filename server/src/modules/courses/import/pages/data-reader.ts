import { type Fields, objectsWith } from './json-lists.ts';
import type { PageLesson, TimetableReader } from './reader.ts';

/** Reads what a page loads: each object that has all of `marks` is a lesson, or holds some. */
export function dataReader(
  name: TimetableReader['name'],
  marks: readonly string[],
  lessonsOf: (fields: Fields) => PageLesson | PageLesson[],
): TimetableReader {
  return {
    name,
    knows: ({ json }) => objectsWith(json, ...marks).length > 0,
    read: ({ json }) => objectsWith(json, ...marks).flatMap(lessonsOf),
  };
}
