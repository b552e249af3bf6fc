/** The one table of remotes: a name is also the folder, the package and the container. */
export const remotes = {
  'calendar-tasks': { owner: 'Planning' },
  'timetable-timeline': { owner: 'Timetable' },
  finance: { owner: 'Finance' },
  'ai-chat': { owner: 'Assistant' },
  notifications: { owner: 'Notifications' },
  admin: { owner: 'Operations' },
} as const satisfies Record<string, { owner: string }>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];
