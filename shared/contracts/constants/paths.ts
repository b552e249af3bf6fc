/** Every address of the site that a notification or another page leads to. Its page is declared in a remote.json. */
export const paths = {
  board: '/',
  /** Where on the board they are on a phone, where it stands in tabs. */
  coursesTab: '/#courses',
  moneyTab: '/#money',
  profile: '/profile',
  admin: '/admin',
  notifications: '/notifications',
  tasks: '/tasks',
  tasksOf: (day: string) => `/tasks?state=all&from=${day}&to=${day}`,
  trash: '/tasks?tab=trash',
  openTask: (id: string) => `/tasks?open=${id}`,
  /** Opens the task as its reminder asks for. */
  remindedTask: (id: string) => `/tasks?open=${id}&reminder=1`,
  calendar: '/calendar',
  review: '/review',
  timetable: '/timetable',
  grades: '/grades',
  finance: '/finance',
  addTransaction: '/finance?add=1',
  transactionsOfCourse: (name: string) => `/finance?period=all&course=${encodeURIComponent(name)}`,
  transactionsOf: (day: string) => `/finance?period=custom&from=${day}&to=${day}`,
} as const;
