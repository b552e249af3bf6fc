import * as calls from '@board/contracts/calls/courses';
import type { ImportedCourse } from '@board/contracts/schemas/course-imports';
import type { SignedIn } from '../../../../testing/test-app.ts';

export const table = [
  '课程名称,星期,开始节数,结束节数,老师,地点,周数',
  'Linear Algebra,1,1,2,Prof. Lin,A-302,1-16',
  'Physics,1,2,3,,B-1,1-16',
].join('\n');

export const fileOf = (text: string) => ({
  file_name: 'autumn.csv',
  content: Buffer.from(text).toString('base64'),
});

export const preview = async (who: SignedIn, text: string, change = {}) =>
  (await who.call(calls.previewImport, { body: { ...fileOf(text), ...change } })).body;

export const plans = async (who: SignedIn) =>
  (await who.call(calls.listCoursePlans, {})).body.items;

/** The same courses in other weeks. */
export const lasting = (courses: readonly ImportedCourse[], weeks: string) =>
  courses.map((course) => ({
    ...course,
    meetings: course.meetings.map((each) => ({ ...each, weeks })),
  }));
