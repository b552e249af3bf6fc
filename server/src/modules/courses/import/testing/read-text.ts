import { DamagedFile } from '../imported-file.ts';
import { readFile } from '../read-file.ts';

export const zone = { timeZone: 'Asia/Shanghai' };
export const read = (text: string) => readFile(new TextEncoder().encode(text), zone);

/** Line and reason, if the text is refused as a whole. */
export function damage(text: string): [number, string] | undefined {
  try {
    read(text);
  } catch (error) {
    if (error instanceof DamagedFile) return [error.line, error.reason];
    throw error;
  }
  return undefined;
}

/** The course that each of the formats tells. */
export const algebra = {
  course_name: '高等数学',
  teacher: '王老师',
  meetings: [
    {
      weekday: 1,
      weeks: '1-15周(单)',
      periods: '1-2节',
      time: null,
      classroom: '教一 301',
      teacher: '',
    },
  ],
  sessions: [],
};
