/**
 * Every event of the house: who answers for it, and its version. A new optional property is a minor
 * version, anything that somebody could miss is a major one. What only one remote owns is declared in
 * its `remote.json`.
 */
export const houseEvents = {
  'ui.toast': { owner: 'shell', version: '1.0.0' },
  'ui.confirm': { owner: 'shell', version: '1.0.0' },
  'ui.conflict': { owner: 'shell', version: '1.0.0' },
  'ui.layer': { owner: 'shell', version: '1.0.0' },
  'task.open': { owner: 'calendar-tasks', version: '1.0.0' },
  'task.add': { owner: 'calendar-tasks', version: '1.0.0' },
  'transaction.add': { owner: 'finance', version: '1.0.0' },
  'course.open': { owner: 'timetable-timeline', version: '1.0.0' },
  'assistant.ask': { owner: 'ai-chat', version: '1.1.0' },
  'settings.layout': { owner: 'shell', version: '1.0.0' },
  'preferences.change': { owner: 'shell', version: '1.3.0' },
  'notification.received': { owner: 'shell', version: '1.0.0' },
  'global.changed': { owner: 'shell', version: '1.0.0' },
  'session.ended': { owner: 'shell', version: '1.0.0' },
  'release.available': { owner: 'shell', version: '1.0.0' },
} as const;

export const eventVersions: Record<string, string> = Object.fromEntries(
  Object.entries(houseEvents).map(([name, { version }]) => [name, version]),
);
