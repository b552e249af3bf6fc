import type { RemoteModule } from '@board/platform';
import { askForCourses } from '../task/courses.queries.ts';
import { readForm } from '../task/form-values.ts';
import { quickForm, quickTask } from './quick-task.ts';
import { askForWords } from './use-quick-line.ts';

/** For whoever has a line from elsewhere, such as the search: the same as the quick add would make of it. */
export const readLine: NonNullable<RemoteModule['readLine']> = async (line, place) => {
  const { task } = quickTask(await askForWords(), line, place, [], await askForCourses(line));
  return readForm(quickForm(task, place.openDay), { timeZone: 'UTC', now: 0 }).fields;
};
