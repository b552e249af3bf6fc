/** Every address of this remote; its page is declared in remote.json. */
export const timetablePath = '/timetable';
