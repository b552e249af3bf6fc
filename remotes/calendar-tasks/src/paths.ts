/** Every path this remote links to. */
export const paths = {
  board: '/',
  tasks: '/tasks',
  tasksOf: (day: string) => `/tasks?state=all&from=${day}&to=${day}`,
} as const;
