import { paths } from '@board/contracts/constants/paths';
import { openLayer, type RemoteModule, selectDay, whileHere } from '@board/platform';
import { late, lateDialog } from '@board/ui';
import { CalendarPanel } from './calendar/calendar-panel.tsx';
import { requestAddTask } from './events.ts';
import { seedFirstScreen } from './first-screen.queries.ts';
import en from './messages/en.json';
import { withWords } from './messages/late/with-words.ts';
import zh from './messages/zh-CN.json';
import { listKeys } from './page/list-keys.ts';
import { readLine } from './quick-add/read-line.ts';
import { StatsPanel } from './stats/stats-panel.tsx';
import { DeadlineDays, TaskDays } from './task/task-days.ts';
import { stepDay } from './tasks/day-steps.ts';
import { TasksPanel } from './tasks/tasks-panel.tsx';

/** What this remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { calendar: CalendarPanel, tasks: TasksPanel, stats: StatsPanel },
  pages: {
    [paths.tasks]: late(async () => (await withWords(import('./page/tasks-page.tsx'))).TasksPage),
    [paths.calendar]: late(
      async () => (await withWords(import('./calendar-page/calendar-page.tsx'))).CalendarPage,
    ),
    [paths.review]: late(
      async () => (await withWords(import('./review/review-page.tsx'))).ReviewPage,
    ),
  },
  slots: {
    aside: late(
      async () => (await withWords(import('./upcoming/upcoming-column.tsx'))).UpcomingColumn,
    ),
    'course-page': late(
      async () => (await withWords(import('./course/course-tasks.tsx'))).CourseTasks,
    ),
  },
  days: { tasks: TaskDays, deadlines: DeadlineDays },
  layers: {
    task: lateDialog(async () => (await withWords(import('./tasks/task-layer.tsx'))).TaskLayer),
    briefs: lateDialog(
      async () => (await withWords(import('./briefs/briefs-layer.tsx'))).BriefsLayer,
    ),
  },
  commands: [
    {
      id: 'tasks.add',
      title: 'command.add',
      keywords: 'add task todo new reminder 添加任务 新建 待办 提醒',
      shortcut: 'n',
      adds: true,
      run: requestAddTask,
    },
    {
      id: 'tasks.today',
      title: 'command.today',
      keywords: 'go to today now 今天 回到今天',
      shortcut: 't',
      at: 'tasks',
      run: () => selectDay(''),
    },
    {
      id: 'tasks.next-day',
      title: 'command.nextDay',
      keywords: 'next day tomorrow 后一天 明天',
      shortcut: ']',
      at: 'tasks',
      run: () => stepDay(1),
    },
    {
      id: 'tasks.previous-day',
      title: 'command.previousDay',
      keywords: 'previous day yesterday 前一天 昨天',
      shortcut: '[',
      at: 'tasks',
      run: () => stepDay(-1),
    },
    {
      id: 'tasks.briefs',
      title: 'command.briefs',
      keywords: 'morning card sunday review push mail digest 早上 卡片 周日 回顾 推送 邮件',
      run: () => openLayer('calendar-tasks', 'briefs'),
    },
    ...listKeys,
  ],
  readLine,
  ...whileHere(seedFirstScreen),
} satisfies RemoteModule;
