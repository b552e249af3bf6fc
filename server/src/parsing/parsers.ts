import { textOfFile } from '../modules/assistant/files/text-of-file.ts';
import { plainPicture } from '../modules/assistant/pictures/plain-picture.ts';
import { previewCourseFile } from '../modules/courses/import/preview-course-file.ts';
import { readCalendarEvents } from '../modules/courses/import/read-events.ts';
import { readSchoolReply } from '../modules/courses/import/read-school-reply.ts';
import { thumbnail } from '../modules/tasks/files/thumbnail.ts';
import { pictureOfForm } from '../modules/users/avatar/picture.ts';

/** Everything that reads what people bring, by name. Each runs in a process that knows nothing of the server. */
export const parsers = {
  calendarFile: readCalendarEvents,
  courseFile: previewCourseFile,
  picture: pictureOfForm,
  plainPicture,
  schoolReply: readSchoolReply,
  textOfFile,
  thumbnail,
};
