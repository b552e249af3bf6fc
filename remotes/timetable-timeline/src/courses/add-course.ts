import { createAsk } from '@board/platform';

/** The palette asks, the panel that is on screen opens the form. */
export const { ask: requestAddCourse, useAsked: useAddCourseRequest } = createAsk();
