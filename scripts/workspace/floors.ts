/**
 * The floors of the rooms that have many folders, the lowest first. What is on a floor may know what
 * is below it; neighbours do not meet. A new folder chooses its floor here.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'shell/src': [
    ['base', 'dialogs', 'identity', 'messages', 'passkeys', 'public', 'worker'],
    ['preferences', 'proof', 'remotes'],
    ['ahead', 'kept'],
    ['api', 'layout', 'session'],
    ['commands', 'layout-dialog', 'refresh'],
    ['live', 'offline', 'palette', 'phone'],
    ['header', 'pages'],
    ['board', 'login'],
    ['profile', 'share'],
  ],
  'remotes/admin/src': [
    ['actions', 'backups', 'figures', 'jobs', 'messages', 'server', 'states'],
    ['audit', 'health', 'log', 'modules', 'providers', 'settings', 'sign-in', 'users'],
    ['console'],
  ],
  'remotes/ai-chat/src': [
    ['messages', 'reply', 'stream'],
    ['talk'],
    ['composer', 'history', 'proposal'],
    ['conversation'],
  ],
  'remotes/calendar-tasks/src': [
    ['calendar', 'messages', 'recurrence', 'stats'],
    ['task'],
    ['reminders'],
    ['quick-add'],
    ['tasks'],
    ['planning'],
    ['calendar-page', 'course', 'page', 'upcoming'],
  ],
  'remotes/finance/src': [
    ['messages', 'states'],
    ['rules'],
    ['budgets', 'imports', 'stats'],
    ['ledger', 'trends'],
    ['exports', 'outlook', 'recurring'],
    ['widget'],
    ['page'],
  ],
  'remotes/notifications/src': [['messages', 'push', 'send'], ['inbox'], ['arrival', 'page']],
  'remotes/timetable-timeline/src': [
    ['cells', 'feed', 'messages', 'plan'],
    ['calendars', 'classes', 'courses', 'exams', 'grades', 'import', 'lessons', 'terms'],
    ['course-page', 'page', 'panel'],
    ['timeline'],
  ],
  'shared/platform/src': [
    ['commands', 'element', 'events', 'slots', 'state'],
    ['session', 'time'],
    ['board', 'drafts'],
    ['api', 'i18n'],
    ['dialogs'],
    ['forms'],
  ],
  'server/src': [
    ['database', 'outbound', 'recurrence', 'watchdog'],
    ['jobs', 'plugins'],
    ['modules', 'openapi'],
    ['parsing'],
  ],
  'server/src/modules': [
    ['settings'],
    ['courses', 'delivery', 'exams', 'system', 'tasks'],
    ['calendar-feed', 'calendars', 'education', 'grades', 'operating'],
    ['users'],
    ['mail'],
    ['notifications'],
    ['auth', 'classes', 'conversations', 'finance', 'stream'],
    ['account', 'api-tokens', 'assistant', 'sample', 'search'],
    ['admin'],
  ],
};
